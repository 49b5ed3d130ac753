import { compareWithBare } from './compare.ts'
import { makeInstallation } from './installation.ts'
import { openPages } from './open-pages.ts'
import { askForPage } from './requests.ts'
import type { Row } from './row.ts'

export const hub: Row = {
  name: 'hub',
  async measure(bench) {
    const { product, plain, full } = await openPages(await makeInstallation(bench, 'SQLite'), false)
    const ask = (what: string, path: string) =>
      compareWithBare(bench, {
        what,
        product,
        question: askForPage(path),
        connections: 64,
        bar: { atLeast: 0.7 },
      })
    const figures = [...(await ask('hub page', plain)), ...(await ask('hub page with everything', full))]
    await product.end('SIGTERM')
    return figures
  },
}

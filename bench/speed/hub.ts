import { makeInstallation } from '../product/installation.ts'
import { openPages } from '../product/open-pages.ts'
import { askForPage } from '../product/requests.ts'
import type { Row } from '../row.ts'
import { compareWithBare } from './compare.ts'

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

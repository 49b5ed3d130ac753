import { compareWithBare } from './compare.ts'
import { makeCreator } from './creator.ts'
import { makeInstallation } from './installation.ts'
import { runProduct } from './product.ts'
import { askForPage } from './requests.ts'
import type { Row } from './row.ts'

export const hub: Row = {
  name: 'hub',
  async measure(bench) {
    const product = await runProduct(await makeInstallation(bench, 'SQLite'))
    const { username } = await makeCreator(product.url)
    const figures = await compareWithBare(bench, {
      what: 'hub page',
      product,
      question: askForPage(`/hub/${username}`),
      connections: 64,
      bar: { atLeast: 0.7 },
    })
    await product.end('SIGTERM')
    return figures
  },
}

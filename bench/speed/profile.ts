import { makeCreator } from '../product/creator.ts'
import { makeInstallation } from '../product/installation.ts'
import { runProduct } from '../product/product.ts'
import { askForJson } from '../product/requests.ts'
import type { Row } from '../row.ts'
import { compareWithBare } from './compare.ts'

export const profile: Row = {
  name: 'profile',
  async measure(bench) {
    const product = await runProduct(await makeInstallation(bench, 'SQLite'))
    const { username } = await makeCreator(product.url)
    const figures = await compareWithBare(bench, {
      what: 'GET /api/linkhub/{username}',
      product,
      question: askForJson(`/api/linkhub/${username}`),
      connections: 64,
      bar: { atLeast: 0.5 },
    })
    await product.end('SIGTERM')
    return figures
  },
}

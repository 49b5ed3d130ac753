import { askOnce } from '../load/wire.ts'
import { makeCreator } from '../product/creator.ts'
import { makeInstallation } from '../product/installation.ts'
import { runProduct } from '../product/product.ts'
import { askForNumbers, tellOfVisit } from '../product/requests.ts'
import type { Row } from '../row.ts'
import { compareWithBare } from './compare.ts'
import { tellTimeSpent } from './time-spent.ts'

/**
 * Beacons that arrive together share a commit, as they would from as many phones. Those that are answered but not counted yet
 * are counted before the other server has its turn.
 */
export const beacon: Row = {
  name: 'beacon',
  async measure(bench) {
    const product = await runProduct(await makeInstallation(bench, 'SQLite'))
    const creator = await makeCreator(product.url)
    const what = 'POST /api/traffic/track'
    const figures = await compareWithBare(bench, {
      what,
      product,
      question: tellOfVisit(creator.username, product.url),
      connections: 64,
      bar: { atLeast: 0.25 },
      finish: () => askOnce(product.port, askForNumbers(creator)),
    })
    await product.end('SIGTERM')
    const note = await tellTimeSpent(bench, { what, question: tellOfVisit, status: 204 })
    return figures.map((figure, index) => (index === 0 ? { ...figure, notes: [note] } : figure))
  },
}

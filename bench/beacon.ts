import { compareWithBare } from './compare.ts'
import { makeCreator } from './creator.ts'
import { makePlace } from './place.ts'
import { runProduct } from './product.ts'
import { tellOfVisit } from './requests.ts'
import type { Row } from './row.ts'
import { tellTimeSpent } from './time-spent.ts'

/** Beacons that arrive together share a commit, as they would from as many phones. */
export const beacon: Row = {
  name: 'beacon',
  async measure(bench) {
    const product = await runProduct(await makePlace(bench, 'SQLite'))
    const { username } = await makeCreator(product.url)
    const what = 'POST /api/traffic/track'
    const figures = await compareWithBare(bench, {
      what,
      product,
      question: tellOfVisit(username, product.url),
      connections: 64,
      bar: { atLeast: 0.4 },
    })
    await product.end('SIGTERM')
    const note = await tellTimeSpent(bench, { what, question: tellOfVisit, status: 204 })
    return figures.map((figure, index) => (index === 0 ? { ...figure, notes: [note] } : figure))
  },
}

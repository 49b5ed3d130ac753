import { amount } from '../figure.ts'
import { grow } from '../growth/grow.ts'
import { growPages } from '../growth/grow-pages.ts'
import { applyRequests } from '../load/wrk.ts'
import { makeCreator } from '../product/creator.ts'
import { makeInstallation } from '../product/installation.ts'
import { type Product, readMemoryMB, runProduct } from '../product/product.ts'
import { askForJson, askForPage, type Question, tellOfVisit } from '../product/requests.ts'
import type { Row } from '../row.ts'

/** About the capacity of the cache, so that it is full. */
const PAGES = 1_000
const REQUESTS_EACH = 25_000

export const memory: Row = {
  async measure(bench) {
    bench.say(`memory: making ${PAGES} pages`)
    const place = await makeInstallation(bench, 'SQLite')
    const empty = await runProduct(place)
    const { username } = await makeCreator(empty.url)
    await empty.end('SIGTERM')
    await grow(place, growPages({ from: 1, to: PAGES }))

    const product = await runProduct(place)
    let most = 0
    const timer = setInterval(() => {
      most = Math.max(most, readMemoryMB(product))
    }, 500)
    for (const [what, questions] of Object.entries(listKinds(product, username))) {
      bench.say(`memory: ${REQUESTS_EACH} ${what}`)
      await applyRequests(bench.folder, { port: product.port, questions }, REQUESTS_EACH)
    }
    clearInterval(timer)
    const after = readMemoryMB(product)
    await product.end('SIGTERM')
    return [
      amount('memory after 100,000 requests', after, 'MB', { atMost: 256 }),
      amount('memory at its most meanwhile', Math.max(most, after), 'MB'),
    ]
  },
}

/** Typical requests. */
function listKinds({ url }: Product, username: string): Record<string, Question[]> {
  const names = Array.from({ length: PAGES }, (_, index) => `page-${index + 1}`)
  return {
    [`hub pages of ${PAGES} creators`]: names.map((name) => askForPage(`/hub/${name}`)),
    beacons: names.map((name) => tellOfVisit(name, url)),
    'profiles by the API': [askForJson(`/api/linkhub/${username}`)],
    'marketing pages in every language': ['/', '/about', '/bn', '/bn/about', '/ar', '/ar/services'].map(askForPage),
  }
}

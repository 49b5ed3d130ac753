import { grow } from '../growth/grow.ts'
import { growPages } from '../growth/grow-pages.ts'
import { applyLoad } from '../load/load.ts'
import type { Question } from '../load/wire.ts'
import { makeCreator } from '../product/creator.ts'
import { makeInstallation } from '../product/installation.ts'
import { type Product, runProduct } from '../product/product.ts'
import { askForJson, askForPage, tellOfVisit, write } from '../product/requests.ts'
import type { Row } from '../row.ts'

const MB = 1024 * 1024

/** About as many as the product keeps ready at a time, so that all the room for them is used. */
const PAGES = 1_000

const REQUESTS_EACH = 25_000

export const memory: Row = {
  name: 'memory',
  async measure(bench) {
    bench.say(`memory: making ${PAGES} pages`)
    const place = await makeInstallation(bench, 'SQLite')
    const empty = await runProduct(place)
    const { username } = await makeCreator(empty.url)
    await empty.end('SIGTERM')
    await grow(place, [growPages({ from: 1, to: PAGES })])

    const product = await runProduct(place)
    const atStart = await product.memoryBytes()
    const watch = watchMemory(product)
    for (const { what, questions, status } of kinds(product, username)) {
      bench.say(`memory: ${REQUESTS_EACH} ${what}`)
      await applyLoad({
        port: product.port,
        connections: 64,
        requests: questions.map(write),
        status,
        lasts: { requests: REQUESTS_EACH },
      })
    }
    const most = await watch.stop()
    const after = await product.memoryBytes()
    await product.end('SIGTERM')
    return [
      {
        what: 'memory after 100,000 requests',
        product: after / MB,
        unit: 'MB',
        bar: { atMost: 256 },
        details: { atStartMB: atStart / MB, mostMB: most / MB },
      },
      { what: 'memory at its most meanwhile', product: most / MB, unit: 'MB' },
    ]
  },
}

/** What a product is asked for all day. */
function kinds(
  { url }: Product,
  username: string,
): { what: string; questions: Question[]; status: number }[] {
  const names = Array.from({ length: PAGES }, (_, index) => `page-${index + 1}`)
  return [
    {
      what: `hub pages of ${PAGES} creators`,
      questions: names.map((name) => askForPage(`/hub/${name}`)),
      status: 200,
    },
    { what: 'beacons', questions: names.map((name) => tellOfVisit(name, url)), status: 204 },
    { what: 'profiles by the API', questions: [askForJson(`/api/linkhub/${username}`)], status: 200 },
    {
      what: 'marketing pages in every language',
      questions: ['/', '/about', '/bn', '/bn/about', '/ar', '/ar/services'].map(askForPage),
      status: 200,
    },
  ]
}

const EVERY_MS = 500

function watchMemory(product: Product) {
  let most = 0
  const look = async () => {
    most = Math.max(most, await product.memoryBytes())
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await look()
      return most
    },
  }
}

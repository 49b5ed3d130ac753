import { brotliCompressSync } from 'node:zlib'
import { askOnce, unpack, type WireAnswer } from '../load/wire.ts'
import { makeInstallation } from '../product/installation.ts'
import { type Product, runProduct } from '../product/product.ts'
import { askForPage } from '../product/requests.ts'
import { listPages } from '../product/sitemap.ts'
import type { Row } from '../row.ts'

const KB = 1024

/** No page can ask for these without code of the CRM, or of the dashboard. */
const PRIVATE_CODE = /\/api\/crm|\/api\/linkhubAuth\/me\/analytics/

export const marketing: Row = {
  name: 'marketing',
  async measure(bench) {
    const product = await runProduct(await makeInstallation(bench, 'SQLite'))
    const scales = createScales(product)
    const pages = []
    for (const path of await listPages(product)) {
      bench.say(`marketing pages: weighing ${path}`)
      pages.push(await scales.weigh(path))
    }
    await product.end('SIGTERM')

    const heaviest = pages.reduce((most, page) => (page.bytes > most.bytes ? page : most))
    const betrayed = pages.filter((page) => page.holdsPrivateCode)
    return [
      {
        what: 'marketing: JS of the heaviest, brotli',
        product: heaviest.bytes / KB,
        unit: 'KB',
        bar: { atMost: 120 },
        notes: [`The heaviest of ${pages.length} marketing pages is ${heaviest.path}.`],
        details: { pages },
      },
      {
        what: 'marketing: pages with CRM or owner code',
        product: betrayed.length,
        unit: '',
        bar: { atMost: 0 },
      },
    ]
  },
}

/** Weighs the scripts in a page, and every file of the app that the page names: asleep or not, all of it is fetched. */
function createScales({ port }: Product) {
  const files = new Map<string, WireAnswer>()

  async function fetchFile(path: string) {
    const known = files.get(path)
    if (known) return known
    const file = await askOnce(port, askForPage(path))
    files.set(path, file)
    return file
  }

  return {
    async weigh(path: string) {
      const html = unpack(await askOnce(port, askForPage(path)))
      const inline = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.+?)<\/script>/gs)]
      const names = new Set(
        [...html.matchAll(/(?:modulepreload" href="|\bfrom ")([^"]+)/g)].flatMap(([, list = '']) =>
          list.split(' '),
        ),
      )
      const app = await Promise.all([...names].map(fetchFile))
      const inlineBytes = brotliCompressSync(inline.map(([, text = '']) => text).join('\n')).length
      return {
        path,
        files: names.size,
        inlineBytes,
        bytes: inlineBytes + app.reduce((sum, file) => sum + file.body.length, 0),
        holdsPrivateCode: app.some((file) => PRIVATE_CODE.test(unpack(file))),
      }
    },
  }
}

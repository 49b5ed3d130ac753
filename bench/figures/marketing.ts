import { brotliCompressSync } from 'node:zlib'
import { amount } from '../figure.ts'
import { askOnce, unpack } from '../load/wire.ts'
import { makeInstallation } from '../product/installation.ts'
import { type Product, runProduct } from '../product/product.ts'
import { askForPage } from '../product/requests.ts'
import type { Row } from '../row.ts'

/** Only code of the CRM or of the dashboard has these. */
const PRIVATE_CODE = /\/api\/crm|\/api\/linkhubAuth\/me\/analytics/

export const marketing: Row = {
  async measure(bench) {
    const product = await runProduct(await makeInstallation(bench, 'SQLite'))
    const pages = []
    for (const path of await listPages(product)) {
      bench.say(`marketing pages: weighing ${path}`)
      pages.push(await weigh(product, path))
    }
    await product.end('SIGTERM')
    const heaviest = pages.reduce((most, page) => (page.bytes > most.bytes ? page : most))
    const betrayed = pages.filter((page) => page.holdsPrivateCode)
    return [
      {
        ...amount('marketing: JS of the heaviest, brotli', heaviest.bytes / 1024, 'KB', { atMost: 110 }),
        notes: [`The heaviest of ${pages.length} marketing pages is ${heaviest.path}.`],
      },
      amount('marketing: pages with CRM or owner code', betrayed.length, '', { atMost: 0 }),
    ]
  },
}

/** All pages in the sitemap. */
export async function listPages({ port }: Product) {
  const sitemap = unpack(await askOnce(port, askForPage('/sitemap.xml')))
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Inline scripts and all files of the app that the page names, deferred ones included. */
async function weigh({ port }: Product, path: string) {
  const html = unpack(await askOnce(port, askForPage(path)))
  const inline = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.+?)<\/script>/gs)].map(([, text]) => text)
  const named = [...html.matchAll(/(?:modulepreload" href="|\bfrom ")([^"]+)/g)]
  const names = new Set(named.flatMap(([, list = '']) => list.split(' ')))
  const app = await Promise.all([...names].map((name) => askOnce(port, askForPage(name))))
  return {
    path,
    bytes: brotliCompressSync(inline.join('\n')).length + app.reduce((sum, { body }) => sum + body.length, 0),
    holdsPrivateCode: app.some((file) => PRIVATE_CODE.test(unpack(file))),
  }
}

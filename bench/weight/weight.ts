import { brotliDecompressSync } from 'node:zlib'
import { askOnce, headBytes } from '../load/wire.ts'
import { makeInstallation } from '../product/installation.ts'
import { openPages } from '../product/open-pages.ts'
import { askForPage } from '../product/requests.ts'
import type { Figure } from '../report/figure.ts'
import type { Row } from '../row.ts'

const KB = 1024

export const weight: Row = {
  name: 'weight',
  async measure(bench) {
    bench.say('hub page: weighing it')
    const { product, plain, full } = await openPages(await makeInstallation(bench, 'SQLite'), false)
    const page = await askOnce(product.port, askForPage(plain))
    const fullPage = await askOnce(product.port, askForPage(full))
    await product.end('SIGTERM')

    const html = brotliDecompressSync(page.body).toString()
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    const figures: Figure[] = [
      {
        what: 'hub page: HTML, CSS, script, brotli',
        product: page.body.length / KB,
        unit: 'KB',
        bar: { atMost: 14 },
        details: { bytes: page.body.length, bytesOfHead: headBytes(page), bytesUnpacked: html.length },
      },
      {
        what: 'hub page with everything: the same',
        product: fullPage.body.length / KB,
        unit: 'KB',
        bar: { atMost: 14 },
      },
      {
        what: 'hub page: its script, not compressed',
        product: Buffer.byteLength(scripts.join('')) / KB,
        unit: 'KB',
        bar: { atMost: 1 },
      },
      {
        what: 'hub page: requests before pictures',
        product: 1 + countNeeded(html),
        unit: '',
        bar: { atMost: 1 },
      },
    ]
    return figures
  },
}

/** Everything in a page that a browser fetches by itself, but for pictures. */
const NEEDED = [
  /<script[^>]*\ssrc=/g,
  /<link[^>]*\srel="(?:stylesheet|preload|modulepreload|manifest|preconnect|dns-prefetch)"/g,
  /<link[^>]*\srel="[^"]*icon"[^>]*\shref="(?!data:)/g,
  /<(?:iframe|object|embed|frame)\b/g,
  /@import\b/g,
  /@font-face\b/g,
]

function countNeeded(html: string) {
  return NEEDED.reduce((count, pattern) => count + [...html.matchAll(pattern)].length, 0)
}

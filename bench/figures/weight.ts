import { amount } from '../figure.ts'
import { askOnce, unpack } from '../load/wire.ts'
import { makeInstallation } from '../product/installation.ts'
import { openPages } from '../product/open-pages.ts'
import { askForPage } from '../product/requests.ts'
import type { Row } from '../row.ts'

const KB = 1024

export const weight: Row = {
  async measure(bench) {
    bench.say('hub page: weighing it')
    const { product, plain, full } = await openPages(await makeInstallation(bench, 'SQLite'), false)
    const page = await askOnce(product.port, askForPage(plain))
    const fullPage = await askOnce(product.port, askForPage(full))
    await product.end('SIGTERM')

    const html = unpack(page)
    const script = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text).join('')
    return [
      amount('hub page: HTML, CSS, script, brotli', page.body.length / KB, 'KB', { atMost: 14 }),
      amount('hub page with everything: the same', fullPage.body.length / KB, 'KB', { atMost: 14 }),
      amount('hub page: its script, not compressed', Buffer.byteLength(script) / KB, 'KB', { atMost: 1 }),
      amount('hub page: requests before pictures', 1 + countNeeded(html), '', { atMost: 1 }),
    ]
  },
}

/** What a browser fetches with the page, without pictures. */
const NEEDED = [
  /<script[^>]*\ssrc=/g,
  /<link[^>]*\srel="(?:stylesheet|preload|modulepreload|manifest|preconnect|dns-prefetch)"/g,
  /<(?:iframe|object|embed|frame)\b/g,
  /@import\b/g,
  /@font-face\b/g,
]

function countNeeded(html: string) {
  return NEEDED.reduce((count, pattern) => count + [...html.matchAll(pattern)].length, 0)
}

import { setTimeout as delay } from 'node:timers/promises'
import { SAVED_PAGE_BYTES_MAX } from '@nokshi/contract/linkhub/import.ts'
import sharp from 'sharp'
import { amount } from '../figure.ts'
import { makeCreator } from '../product/creator.ts'
import { makeInstallation } from '../product/installation.ts'
import { runProduct } from '../product/product.ts'
import type { Row } from '../row.ts'

/** The slowest inputs that an account may send. Nothing it sends may keep others waiting. */
export const health: Row = {
  async measure(bench) {
    const product = await runProduct(await makeInstallation(bench, 'SQLite'))
    const { browser } = await makeCreator(product.url)
    const steps: Record<string, () => Promise<unknown>> = {
      ...Object.fromEntries(
        Object.entries(savedPages).map(([what, text]) => [
          what,
          () => browser.send('POST', '/api/linkhubAuth/import', formOf('page', new Blob([text]))),
        ]),
      ),
      'a picture of 40 megapixels': async () => {
        const picture = formOf('picture', await largePicture())
        picture.append('version', '1')
        return browser.send('PUT', '/api/linkhubAuth/me/pictures/profile', picture)
      },
      'deep JSON': () => browser.send('PATCH', '/api/linkhubAuth/me', '['.repeat(60_000), JSON_HEADERS),
      'long JSON': () => browser.send('PATCH', '/api/linkhubAuth/me', `[${'{},'.repeat(20_000)}{}]`, JSON_HEADERS),
    }
    const waits = new Map<string, number>()
    for (const [what, send] of Object.entries(steps)) {
      bench.say(`health: ${what}`)
      waits.set(what, await longestWait(product.url, send))
    }
    await product.end('SIGTERM')
    const longest = amount('/healthz while an account sends the worst it may', Math.max(...waits.values()), 'ms', {
      atMost: 200,
    })
    const each = [...waits].map(([what, ms]) => `${what} ${ms.toFixed(0)} ms`).join(', ')
    return [{ ...longest, notes: [`The longest waits for /healthz: ${each}.`] }]
  },
}

const JSON_HEADERS = { 'content-type': 'application/json' }

/** In milliseconds, of whoever asks for /healthz all the time meanwhile. */
async function longestWait(url: string, send: () => Promise<unknown>) {
  let [longest, isOver] = [0, false]
  const sending = send().finally(() => {
    isOver = true
  })
  while (!isOver) {
    const startedAt = performance.now()
    await (await fetch(`${url}/healthz`)).arrayBuffer()
    longest = Math.max(longest, performance.now() - startedAt)
    await delay(5)
  }
  await sending
  return longest
}

const fill = (part: string) => part.repeat(Math.floor(SAVED_PAGE_BYTES_MAX / part.length) - 100)

const savedPages = {
  'a page of links': fill('<a href="https://example.com/1">one</a>'),
  'a page of open tags': fill('<div>'),
  'a page of data': `<script type="application/json">[${fill('1,')}1]</script>`,
  'a page of nested data': `<script type="application/ld+json">${fill('[')}</script>`,
  'a page of attributes': `<a ${fill('a=1 ')}>`,
}

function formOf(name: string, file: Blob) {
  const form = new FormData()
  form.append(name, file, name)
  return form
}

async function largePicture() {
  const size = { width: 8_000, height: 5_000, channels: 3 as const }
  const bytes = await sharp({ create: { ...size, background: '#345' } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' })
}

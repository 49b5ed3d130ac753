import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { createTurns } from '@nokshi/api/platform/turns.ts'
import { compress, type Encoding, ONCE } from './compression.ts'
import type { Inline } from './page-headers.ts'
import { hashBytes, inlineParts } from './site-files.ts'

export type Form = 'identity' | Encoding

/** A page in one encoding, with all that is said about it as node:http sends it: names and values in turns. */
export interface Ready {
  etag: string
  headers: string[]
  /** For those who have it already. */
  knownHeaders: string[]
  /** A byte per character: node:http sends headers and a text in one piece, but headers and bytes in two. */
  body: string
}

/** A page in memory: in brotli, as nearly every browser asks for it, and in other forms once somebody did. */
export interface HubPage {
  forms: { br: Ready } & Partial<Record<Form, Ready>>
  /** The forms that are being made: whoever asks for the same waits for the same. */
  underWay: Partial<Record<Form, Promise<Ready>>>
  etag: string
  headers: Record<string, string>
}

/**
 * As many as there are cores, and no more than Node's four threads for compressing: a hundred pages at once would be ready
 * no sooner, and meanwhile hold their memory and the pages that are ready. After a thousand one would wait for seconds.
 */
const inPageTurn = createTurns({
  atOnce: Math.min(availableParallelism(), 4),
  waitingMax: 1_000,
  busyCode: 'pages-busy',
  busySentence: 'Many pages are being opened right now. Try again in a few seconds.',
})

export function makeHubPage(
  render: () => Promise<string>,
  headers: Record<string, string>,
  policyFor: (inline: Inline) => string,
): Promise<HubPage> {
  return inPageTurn(async () => {
    const html = await render()
    const bytes = Buffer.from(html)
    const page = {
      etag: hashBytes(bytes),
      headers: {
        ...headers,
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
        'Content-Security-Policy': policyFor(inlineParts(html)),
      },
    }
    const br = makeReady(page, 'br', await compress('br', bytes, ONCE))
    return { ...page, forms: { br }, underWay: {} }
  })
}

/** Makes another form of the page, out of the one it always has. */
export function addForm(page: HubPage, form: Form): Promise<Ready> {
  page.underWay[form] ??= inPageTurn(async () => {
    const bytes = await promisify(brotliDecompress)(Buffer.from(page.forms.br.body, 'latin1'))
    const ready = makeReady(page, form, form === 'identity' ? bytes : await compress(form, bytes, ONCE))
    page.forms[form] = ready
    return ready
  }).finally(() => delete page.underWay[form])
  return page.underWay[form]
}

function makeReady({ etag, headers }: Pick<HubPage, 'etag' | 'headers'>, form: Form, bytes: Buffer): Ready {
  const isEncoded = form !== 'identity'
  const common = { ...headers, ETag: `"${etag}${isEncoded ? `-${form}` : ''}"` }
  const own = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(bytes.byteLength),
    ...(isEncoded && { 'Content-Encoding': form }),
  }
  return {
    etag: common.ETag,
    headers: Object.entries({ ...common, ...own }).flat(),
    knownHeaders: Object.entries(common).flat(),
    body: bytes.toString('latin1'),
  }
}

/** About what the headers of one form take up. */
const HEADER_BYTES = 2048

/** What it takes up in memory. */
export function weighPage({ forms }: HubPage) {
  return Object.values(forms).reduce((sum, { body }) => sum + body.length + HEADER_BYTES, 0)
}

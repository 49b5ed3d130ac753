import { availableParallelism } from 'node:os'
import { makeReadyHead, type ReadyHead } from '@nokshi/api/platform/ready-head.ts'
import { createTurns } from '@nokshi/api/platform/turns.ts'
import { addForm, type Form, type Formed, fromBrotli } from './body-forms.ts'
import { compress, ONCE } from './compression.ts'
import type { Inline } from './page-headers.ts'
import { hashBytes, inlineParts } from './site-files.ts'

/** A page in one encoding, with all that is said about it. */
export interface Ready {
  etag: string
  /** With all headers but the length. */
  head: ReadyHead
  length: number
  /** For those who have it already: names and values in turns. */
  knownHeaders: string[]
  /** A byte per character: node:http sends headers and a text in one piece, but headers and bytes in two. */
  body: string
}

export interface HubPage extends Formed<Ready> {
  forms: { br: Ready } & Formed<Ready>['forms']
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
export function addPageForm(page: HubPage, form: Form): Promise<Ready> {
  return addForm(page, form, () =>
    inPageTurn(async () => {
      const br = Buffer.from(page.forms.br.body, 'latin1')
      return makeReady(page, form, await fromBrotli(br, form))
    }),
  )
}

function makeReady({ etag, headers }: Pick<HubPage, 'etag' | 'headers'>, form: Form, bytes: Buffer): Ready {
  const isEncoded = form !== 'identity'
  const common = { ...headers, ETag: `"${etag}${isEncoded ? `-${form}` : ''}"` }
  const own = {
    'Content-Type': 'text/html; charset=utf-8',
    ...(isEncoded && { 'Content-Encoding': form }),
  }
  return {
    etag: common.ETag,
    head: makeReadyHead(200, { ...common, ...own }),
    length: bytes.byteLength,
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

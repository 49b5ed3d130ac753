import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, type Encoding } from './compression.ts'
import { isKnown } from './send-file.ts'
import type { SiteFile } from './site-files.ts'

type Form = 'identity' | Encoding

/** A page in one encoding, with all that is said about it as node:http sends it: names and values in turns. */
interface Ready {
  etag: string
  headers: string[]
  /** For those who have it already. */
  knownHeaders: string[]
  /** A byte per character: node:http sends headers and a text in one piece, but headers and bytes in two. */
  body: string
}

/** A page ready to be sent: nothing is left to be put together while somebody waits. */
export interface ReadyPage {
  forms: Record<Form, Ready>
  /** What it takes up in memory. */
  bytes: number
}

export function makeReady(page: SiteFile, headers: Record<string, string>): ReadyPage {
  const ready = (form: Form): Ready => {
    const isEncoded = form !== 'identity'
    const body = Buffer.from(page.bodies[form] ?? page.bodies.identity).toString('latin1')
    const etag = `"${page.etag}${isEncoded ? `-${form}` : ''}"`
    const common = {
      ...headers,
      'Cache-Control': page.cacheControl,
      ETag: etag,
      Vary: 'Accept-Encoding',
      'Content-Security-Policy': page.policy ?? '',
    }
    const own = {
      'Content-Type': page.type,
      'Content-Length': String(body.length),
      ...(isEncoded && { 'Content-Encoding': form }),
    }
    return {
      etag,
      headers: Object.entries({ ...common, ...own }).flat(),
      knownHeaders: Object.entries(common).flat(),
      body,
    }
  }
  const forms = { identity: ready('identity'), br: ready('br'), gzip: ready('gzip') }
  const bytes = Object.values(forms).reduce((sum, { body }) => sum + body.length + HEADER_BYTES, 0)
  return { forms, bytes }
}

/** About what the headers of one form take up. */
const HEADER_BYTES = 4096

export function sendReady(incoming: IncomingMessage, outgoing: ServerResponse, { forms }: ReadyPage) {
  const form = forms[chooseKnownEncoding(incoming.headers['accept-encoding']) ?? 'identity']
  const ifNoneMatch = incoming.headers['if-none-match']
  if (ifNoneMatch !== undefined && isKnown(ifNoneMatch, form.etag)) {
    outgoing.writeHead(304, form.knownHeaders).end()
    return
  }
  outgoing.writeHead(200, form.headers)
  if (incoming.method === 'HEAD') outgoing.end()
  else outgoing.end(form.body, 'latin1')
}

/** Browsers send a handful of different headers; what each of them means is worked out once. */
const meanings = new Map<string, Encoding | undefined>()
const MEANINGS_MAX = 200

function chooseKnownEncoding(accepted = '') {
  if (meanings.has(accepted)) return meanings.get(accepted)
  const encoding = chooseEncoding(accepted)
  if (meanings.size < MEANINGS_MAX) meanings.set(accepted, encoding)
  return encoding
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Form } from './body-forms.ts'
import { chooseEncoding } from './compression.ts'
import type { Ready } from './hub-page.ts'
import { isKnown } from './send-file.ts'

export function sendReady(incoming: IncomingMessage, outgoing: ServerResponse, ready: Ready) {
  const ifNoneMatch = incoming.headers['if-none-match']
  if (ifNoneMatch !== undefined && isKnown(ifNoneMatch, ready.etag)) {
    outgoing.writeHead(304, ready.knownHeaders).end()
    return
  }
  outgoing.writeHead(200, ready.headers)
  if (incoming.method === 'HEAD') outgoing.end()
  else outgoing.end(ready.body, 'latin1')
}

/** Browsers send a handful of different headers; what each of them means is worked out once. */
const meanings = new Map<string, Form>()
const MEANINGS_MAX = 200

export function chooseForm({ headers }: IncomingMessage): Form {
  const accepted = headers['accept-encoding'] ?? ''
  const known = meanings.get(accepted)
  if (known) return known
  const form = chooseEncoding(accepted) ?? 'identity'
  if (meanings.size < MEANINGS_MAX) meanings.set(accepted, form)
  return form
}

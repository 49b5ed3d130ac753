import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeReadyHead } from '@nokshi/api/platform/ready-head.ts'
import { hasBody } from '@nokshi/api/platform/shortcut.ts'
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
  sendHead(incoming, outgoing, ready)
  if (incoming.method === 'HEAD') outgoing.end()
  else outgoing.end(ready.body, 'latin1')
}

function sendHead(incoming: IncomingMessage, outgoing: ServerResponse, { head, length }: Ready) {
  const own = ['Content-Length', String(length)]
  // Whoever sends a body to a page has to be heard out, which writeHead sees to (linger.ts).
  if (hasBody(incoming)) outgoing.writeHead(200, [...listHeaders(head.text), ...own])
  else writeReadyHead(outgoing, head, own)
}

/** Names and values in turns. */
function listHeaders(head: string) {
  const [, ...lines] = head.trimEnd().split('\r\n')
  return lines.flatMap((line) => {
    const colon = line.indexOf(': ')
    return [line.slice(0, colon), line.slice(colon + 2)]
  })
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

import { type ServerResponse, STATUS_CODES, validateHeaderValue } from 'node:http'

/** A status line and headers, as they go over the wire. */
export interface ReadyHead {
  status: number
  text: string
}

export function makeReadyHead(status: number, headers: Record<string, string>): ReadyHead {
  const lines = Object.entries(headers).map(([name, value]) => {
    validateHeaderValue(name, value)
    return `${name}: ${value}\r\n`
  })
  return { status, text: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}` }
}

/** Not among Node's types, but older than they are. */
interface NodeResponse extends ServerResponse {
  _hasBody: boolean
  _storeHeader(head: string, headers: string[]): void
}

/**
 * Does what `writeHead` does, for a request that has been read to its end: that one looks at every letter of every header,
 * each time, and these were looked at when they were made. Its own last step is `_storeHeader`, which adds the date and
 * whether the connection stays open. Headers of this answer alone come as names and values in turns.
 */
export function writeReadyHead(outgoing: ServerResponse, { status, text }: ReadyHead, own: string[]) {
  const response = outgoing as NodeResponse
  response.statusCode = status
  if (status === 204) response._hasBody = false
  response._storeHeader(text, own)
}

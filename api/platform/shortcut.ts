import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Bindings } from './client-address.ts'
import { cutShort, JSON_BYTES_MAX } from './validate.ts'

/**
 * Answers the plain form of one call straight on node:http, and says whether it does: Request, Response and the layers
 * between them cost more than such a call itself. Everything else is left to the route, which answers the same.
 */
export type Shortcut = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  /** Lets the route answer for what was stumbled over on the way: a refusal, or a fault of ours. */
  passOn: (fault: unknown) => void,
) => boolean

/** Hosts that need no second look. */
const PLAIN_HOST = /^[a-z0-9.-]+(?::(?:[1-9]\d{0,3}|[1-5]\d{4}))?$/

/** Whether nothing about the head of a request is odd: a common host, and each header once. */
export function isPlain({ headers, rawHeaders }: IncomingMessage) {
  return PLAIN_HOST.test(headers.host ?? '') && Object.keys(headers).length * 2 === rawHeaders.length
}

/** Whether a plain request brings JSON that can be read at once. */
export function bringsJson({ headers }: IncomingMessage) {
  return (
    headers['content-type'] === 'application/json' &&
    headers['content-encoding'] === undefined &&
    Number(headers['content-length'] ?? Number.NaN) <= JSON_BYTES_MAX
  )
}

/** Whether anything follows the head of a request. */
export function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

const decoder = new TextDecoder()

/** By callbacks, as this is for what has to be quick. */
export function readBody(
  incoming: IncomingMessage,
  onRead: (text: string) => void,
  onFault: (fault: unknown) => void,
) {
  const parts: Buffer[] = []
  incoming.on('data', (part: Buffer) => parts.push(part))
  incoming.on('end', () => onRead(decoder.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts))))
  incoming.on('error', () => onFault(cutShort()))
}

/** Stands first in a route that has a shortcut, so that a fault met there is answered, logged and counted here. */
export const throwAgain: MiddlewareHandler = async (c, next) => {
  // Hono knows the bindings of an app only by its type, which a middleware for all routes does not have.
  const { fault } = (c.env as Bindings | undefined) ?? {}
  if (fault !== undefined) throw fault
  await next()
}

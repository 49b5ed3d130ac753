import { createServer, type Server, type ServerResponse } from 'node:http'
import { createServer as createNetServer, type Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { problem } from '@nokshi/api/http/problems.ts'
import type { Config } from '@nokshi/api/platform/config.ts'
import { errorCode, OperatorError } from '../lifecycle/operator-error.ts'
import { answerJson, rawAnswer } from './web-listener.ts'

const SECOND = 1_000

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15 * SECOND,
  // Two pictures of 5 MiB over a slow mobile network take minutes.
  requestTimeout: 300 * SECOND,
  // Longer than the 60 s of common proxies, which reuse connections and must not find them closed.
  keepAliveTimeout: 65 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
}

/** An idle connection in the middle of a body or answer is closed after this time. */
const STILL_MS = 60 * SECOND

/** Browsers and proxies do not pipeline requests: more unanswered ones are a flood. */
export const UNANSWERED_MAX = 10

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A server with limits, without a `request` listener. The headers are for its own refusals. */
export function createHttpServer(headers: Record<string, string> = {}): Server {
  const unanswered = new WeakMap<Duplex, ServerResponse[]>()

  const server = createServer(limits, ({ socket }, outgoing) => {
    const waiting = unanswered.get(socket) ?? []
    if (waiting.length === 0) unanswered.set(socket, waiting)
    while (waiting[0]?.writableFinished) waiting.shift()
    waiting.push(outgoing)
    // Node parses all requests of a chunk in one turn: a thousand would begin before anybody else's.
    if (waiting.length > UNANSWERED_MAX) socket.destroy()
  })
  server.setTimeout(STILL_MS)
  server.on('clientError', (error, socket) => {
    // An error further down the line must not cut off an answer that is under way. One that itself waits
    // for the rest of a broken body would wait for ever.
    const last = unanswered.get(socket)?.at(-1)
    if (last && !last.writableEnded && last.req.complete) last.once('close', () => refuse(socket, error, headers))
    else refuse(socket, error, headers)
  })
  server.on('checkExpectation', (_request, outgoing) => {
    answerJson(outgoing, 417, problem({ code: 'expectation-failed' }), headers)
  })
  server.on('connect', (_request, socket) => {
    socket.end(refuseMethod(headers))
  })
  return server
}

function refuseMethod(headers: Record<string, string>) {
  return rawAnswer('405 Method Not Allowed', 'unreadable-method', { ...headers, Allow: METHODS.join(', ') })
}

function refuse(socket: Duplex, error: Error, headers: Record<string, string>) {
  if (!socket.writable) socket.destroy()
  else socket.end(explainClientError(errorCode(error), headers))
}

function explainClientError(code: string | undefined, headers: Record<string, string>) {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return rawAnswer('431 Request Header Fields Too Large', 'header-too-large', headers)
    case 'HPE_INVALID_METHOD':
      return refuseMethod(headers)
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return rawAnswer('408 Request Timeout', 'request-too-slow', headers)
    default:
      return rawAnswer('400 Bad Request', 'malformed-request', headers)
  }
}

/**
 * Lets the server answer on its port. The port is a server of its own, whose handle the other one shares:
 * so it can be closed while the connections that came by it go on (drain.ts).
 */
export function listen(server: Server, { port, host }: Config) {
  return new Promise<NetServer>((resolve, reject) => {
    const opened = createNetServer()
    opened.once('error', (error) => reject(listenError(error, port, host)))
    opened.listen(port, host, () => server.listen(opened, () => resolve(opened)))
  })
}

function listenError(error: Error, port: number, host: string) {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') {
    return new OperatorError(`Port ${port} is already in use. Stop what uses it, or choose another one with PORT.`, {
      cause: error,
    })
  }
  return new OperatorError(`It is not possible to listen on ${host}:${port} (${code}). Check HOST and PORT.`, {
    cause: error,
  })
}

/** A real request, because listening alone proves nothing. */
export async function requireAnswer({ port, host }: Config) {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const answer = await fetch(`http://${name.includes(':') ? `[${name}]` : name}:${port}/healthz`, {
    signal: AbortSignal.timeout(10 * SECOND),
  })
  if (!answer.ok) throw new OperatorError(`The server was started but answers ${answer.status}.`)
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { harmlessHeaders } from '@nokshi/api/http/answer-headers.ts'
import { problem } from '@nokshi/api/http/problems.ts'
import { describeError, type Log } from '@nokshi/api/platform/log.ts'
import type { Code } from '@nokshi/contract/sentences/sentences.ts'

/** Lets a handler that speaks the web's Request and Response answer for a node:http server. */
export function webListener(
  handle: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>,
  log: Log,
): RequestListener {
  const listener = getRequestListener(
    // The library also speaks HTTP/2, hence its wider type; this process does not.
    (request, { incoming }) => handle(request, incoming as IncomingMessage),
    {
      // For HTTP/1.0, which may leave the Host out.
      hostname: 'localhost',
      errorHandler(error) {
        // An invalid Host or path.
        if (error instanceof RequestError) return explain(400, 'malformed-request')
        log.error('request failed', describeError(error))
        return explain(500, 'bug')
      },
    },
  )
  return (incoming, outgoing) => void listener(incoming, outgoing)
}

function explain(status: number, code: Code) {
  return Response.json(problem({ code }), { status, headers: harmlessHeaders })
}

const jsonHeaders = { 'Content-Type': 'application/json; charset=utf-8', Vary: 'Origin', ...harmlessHeaders }

/** Answers of the process itself, without site or API. */
export function answerJson(outgoing: ServerResponse, status: number, body: object, more: Record<string, string> = {}) {
  const text = JSON.stringify(body)
  outgoing.writeHead(status, { ...jsonHeaders, ...more, 'Content-Length': Buffer.byteLength(text) }).end(text)
}

/** The same for a socket whose request could not be parsed. */
export function rawAnswer(status: string, code: Code, more: Record<string, string> = {}) {
  const body = JSON.stringify(problem({ code }))
  const fields = { ...jsonHeaders, ...more, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Log } from '@nokshi/api/platform/log.ts'
import { problem } from './answer.ts'

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
      errorHandler(fault) {
        // A Host that is no host, a path that is no path: the sender's mistake.
        if (fault instanceof RequestError)
          return Response.json(problem('The request could not be understood.'), { status: 400 })
        log.error('request failed', { stack: fault instanceof Error ? fault.stack : String(fault) })
        return Response.json(problem('Something went wrong on our side. Please try again in a moment.'), {
          status: 500,
        })
      },
    },
  )
  return (incoming, outgoing) => void listener(incoming, outgoing)
}

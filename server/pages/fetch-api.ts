import type { IncomingMessage } from 'node:http'
import type { Bindings } from '@nokshi/api/http/client-address.ts'
import type { ApiCall } from '../../site/app/platform/api.ts'

/** Calls the API on behalf of a visitor, while rendering a page. */
export type VisitorFetch = (path: string, call: ApiCall, visitor: IncomingMessage) => Promise<Response>

interface RequestableApp {
  request(path: string, init: RequestInit, bindings: Bindings): Response | Promise<Response>
}

/** In the same process: a function call, with the visitor's address as if they had called themselves. */
export function callInProcess(app: RequestableApp): VisitorFetch {
  return async (path, { method, headers, body }, visitor) => {
    const { host } = visitor.headers
    const init = {
      method,
      headers: { ...headers, ...passedOn(visitor, forwardedFor(visitor)), ...(host && { host }) },
      body: body ?? null,
    }
    return app.request(path, init, bindingsOf(visitor))
  }
}

export function bindingsOf({ socket }: IncomingMessage): Bindings {
  return { connection: { remoteAddress: socket.remoteAddress } }
}

const PATIENCE_MS = 5_000

/** Over the network: this process is one more proxy before the API, and says so. */
export function callOverHttp(apiUrl: string): VisitorFetch {
  return (path, { method, headers, body }, visitor) => {
    const chain = [forwardedFor(visitor), visitor.socket.remoteAddress].filter((entry) => entry !== undefined)
    return fetch(apiUrl + path, {
      method,
      headers: { ...headers, ...passedOn(visitor, chain.join(', ')) },
      body: body ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  }
}

/** What the API judges a visitor by: where the page stands that sent the request, and with which browser. */
function passedOn({ headers }: IncomingMessage, forwarded: string | undefined) {
  const { origin, 'sec-fetch-site': fetchSite, 'user-agent': userAgent } = headers
  return {
    ...(forwarded && { 'x-forwarded-for': forwarded }),
    ...(origin && { origin }),
    ...(typeof fetchSite === 'string' && { 'sec-fetch-site': fetchSite }),
    ...(userAgent && { 'user-agent': userAgent }),
  }
}

function forwardedFor({ headers }: IncomingMessage) {
  const given = headers['x-forwarded-for']
  return Array.isArray(given) ? given.join(', ') : given
}

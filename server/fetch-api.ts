import type { IncomingMessage } from 'node:http'
import type { Bindings } from '@nokshi/api/platform/client-address.ts'

/** Calls the API on behalf of a visitor, while rendering a page. */
export type VisitorFetch = (path: string, visitor: IncomingMessage) => Promise<Response>

interface RequestableApp {
  request(path: string, init: RequestInit, bindings: Bindings): Response | Promise<Response>
}

/** In the same process: a function call, with the visitor's address as if they had called themselves. */
export function callInProcess(app: RequestableApp): VisitorFetch {
  return async (path, visitor) => {
    const forwarded = forwardedFor(visitor)
    return app.request(
      path,
      { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} },
      bindingsOf(visitor),
    )
  }
}

export function bindingsOf({ socket }: IncomingMessage): Bindings {
  return { connection: { remoteAddress: socket.remoteAddress } }
}

const PATIENCE_MS = 5_000

/** Over the network: this process is one more proxy before the API, and says so. */
export function callOverHttp(apiUrl: string): VisitorFetch {
  return (path, visitor) => {
    const chain = [forwardedFor(visitor), visitor.socket.remoteAddress].filter((entry) => entry !== undefined)
    return fetch(apiUrl + path, {
      headers: { 'x-forwarded-for': chain.join(', ') },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  }
}

function forwardedFor({ headers }: IncomingMessage) {
  const given = headers['x-forwarded-for']
  return Array.isArray(given) ? given.join(', ') : given
}

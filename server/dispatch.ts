import type { IncomingMessage, RequestListener } from 'node:http'
import { problem } from '@nokshi/api/platform/problems.ts'
import { answerJson } from './answer.ts'
import { METHODS } from './http-server.ts'

interface Halves {
  /** Absent where the site runs apart. */
  api: ApiHalf | undefined
  /** Absent where the API runs apart. */
  site: RequestListener | undefined
}

export interface ApiHalf {
  listener: RequestListener
  /** The first parts of all its addresses: `api`, `images` … */
  prefixes: Set<string>
}

/** Sends each request to the half that answers it. */
export function dispatch({ api, site }: Halves): RequestListener {
  return (incoming, outgoing) => {
    if (!METHODS.includes(incoming.method ?? '')) {
      const allow = METHODS.join(', ')
      return answerJson(outgoing, 405, problem(`This server understands ${allow}.`), { Allow: allow })
    }
    const path = takePath(incoming)
    if (path === undefined)
      return answerJson(outgoing, 400, problem('The address of the request could not be understood.'))

    if (api && (!site || api.prefixes.has(path.split('/', 2)[1] ?? '')))
      return api.listener(incoming, outgoing)
    if (site && (path === '/healthz' || path === '/readyz'))
      return answerJson(outgoing, 200, { status: 'ok' })
    site?.(incoming, outgoing)
  }
}

/**
 * The path of a request. Brings the form that proxies use (`GET http://host/path`) to the usual one, because nothing
 * behind this point should have to know it.
 */
function takePath(incoming: IncomingMessage) {
  let target = incoming.url ?? ''
  if (/^https?:\/\//i.test(target)) {
    const url = URL.parse(target)
    if (!url) return undefined
    target = url.pathname + url.search
    incoming.url = target
  }
  return target.startsWith('/') ? target.split('?', 1)[0] : undefined
}

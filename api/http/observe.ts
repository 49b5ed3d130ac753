import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../platform/deps.ts'

/** Numbers requests within this process; the random part tells processes apart. */
const processMark = randomBytes(6).toString('base64url')
let requestCount = 0

/** Numbers each request, counts and times its answer, and logs what is worth a line. */
export function observe({ log, metrics, config }: Deps): MiddlewareHandler {
  /** The id that a proxy of ours gave a request, or a new one. */
  function requestIdOf(given: string | undefined) {
    const isGiven = config.trustProxy > 0 && given !== undefined && /^[\w-]{1,64}$/.test(given)
    return isGiven ? given : `${processMark}-${(++requestCount).toString(36)}`
  }

  return async (c, next) => {
    const startedAt = performance.now()
    const requestId = requestIdOf(c.req.header('x-request-id'))
    c.set('requestId', requestId)
    await next()

    const { status } = c.res
    // Not by `c.header`, which makes a whole new answer of one that is made already.
    if (!c.get('isWhole')) c.res.headers.set('X-Request-Id', requestId)
    const { method } = c.req
    const route = status === 404 && c.req.routePath === '/*' ? 'unknown' : c.req.routePath
    const seconds = (performance.now() - startedAt) / 1000
    metrics.requests.inc({ method, route, status })
    metrics.requestSeconds.observe({ route }, seconds)

    // Successful reads are only counted. Everything that changes something, fails or dawdles is logged as well.
    const isQuiet = status < 400 && seconds < 1 && (method === 'GET' || route.startsWith('/api/traffic/'))
    const entry = { requestId, method, route, status, ms: Math.round(seconds * 1000) }
    if (isQuiet) log.debug('request', entry)
    else log.info('request', entry)
  }
}

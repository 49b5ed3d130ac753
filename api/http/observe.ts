import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../platform/deps.ts'

/** The prefix of request ids, which differs between processes. */
const processMark = randomBytes(6).toString('base64url')
let requestCount = 0

/** Adds an id to each request, measures its answer, and logs it if needed. */
export function observe({ log, metrics, config }: Deps): MiddlewareHandler {
  /** The id from our proxy, or a new one. */
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
    // `c.header` would copy the whole response.
    if (!c.get('isWhole')) c.res.headers.set('X-Request-Id', requestId)
    const { method } = c.req
    const route = status === 404 && c.req.routePath === '/*' ? 'unknown' : c.req.routePath
    const seconds = (performance.now() - startedAt) / 1000
    metrics.requests.inc({ method, route, status })
    metrics.requestSeconds.observe({ route }, seconds)

    // Successful reads are only counted. Changes, errors and slow requests are logged.
    const isQuiet = status < 400 && seconds < 1 && (method === 'GET' || route.startsWith('/api/traffic/'))
    const entry = { requestId, method, route, status, ms: Math.round(seconds * 1000) }
    if (isQuiet) log.debug('request', entry)
    else log.info('request', entry)
  }
}

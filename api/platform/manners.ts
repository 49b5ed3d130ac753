import { randomBytes } from 'node:crypto'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { cors } from './cors.ts'
import type { Deps } from './deps.ts'
import { originGate } from './origin-gate.ts'
import { answerProblem, answerRefusal } from './problems.ts'
import { Refusal } from './refusal.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** The JSON body as it arrived, once it has been read. */
    bodyText: string
  }
}

/** What every answer of the API has in common, whichever slice gives it. */
export function manners(app: Hono, deps: Deps) {
  app.use(observe(deps))
  app.use(apiHeaders(deps))
  app.use(cors(deps.config))
  app.use(originGate(deps.config))
  app.onError((thrown, c) => answerProblem(c, thrown, deps.log))
}

/** Numbers requests within this process; the random part tells processes apart. */
const processMark = randomBytes(6).toString('base64url')
let requestCount = 0

/** Successful reads are only counted. Everything that changes something, fails or dawdles is logged as well. */
function observe({ log, metrics, config }: Deps): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    const requestId =
      givenRequestId(c, config.trustProxy) ?? `${processMark}-${(++requestCount).toString(36)}`
    c.set('requestId', requestId)
    await next()

    c.header('X-Request-Id', requestId)
    const seconds = (performance.now() - startedAt) / 1000
    const route = c.res.status === 404 && c.req.routePath === '/*' ? 'unknown' : c.req.routePath
    metrics.requests.inc({ method: c.req.method, route, status: c.res.status })
    metrics.duration.observe({ route }, seconds)
    const isQuiet =
      c.res.status < 400 && seconds < 1 && (c.req.method === 'GET' || route.startsWith('/api/traffic/'))
    const entry = {
      requestId,
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round(seconds * 1000),
    }
    if (isQuiet) log.debug('request', entry)
    else log.info('request', entry)
  }
}

function givenRequestId(c: Context, trustedProxies: number) {
  const given = trustedProxies > 0 ? c.req.header('x-request-id') : undefined
  return given && /^[\w-]{1,64}$/.test(given) ? given : undefined
}

/** For JSON. A route that answers something else (an image) sets its own. */
export const harmlessHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-site',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** For two years, and for those who ask before they ever came here (ASVS 3.4.1). */
export const httpsOnly = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }

function apiHeaders({ config }: Deps): MiddlewareHandler {
  const isSecure = config.apiUrl.startsWith('https:')
  const defaults = Object.entries({ ...harmlessHeaders, ...(isSecure && httpsOnly) })
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value)
    if (headers.get('Content-Type') === 'application/json')
      headers.set('Content-Type', 'application/json; charset=utf-8')
  }
}

/** Comes after all routes: what none of them answered is an unknown path, or a known one asked in the wrong way. */
export function refuseUnknown(app: Hono) {
  const known = app.routes
    .filter((route) => route.method !== 'ALL')
    .map((route) => ({ method: route.method, pattern: pathPattern(route.path) }))

  app.notFound((c) => {
    const path = c.req.path
    const methods = new Set(known.filter((route) => route.pattern.test(path)).map((route) => route.method))
    if (methods.size === 0) {
      return answerRefusal(c, new Refusal('not-found', 'unknown-path', 'There is nothing at this address.'))
    }
    if (methods.has('GET')) methods.add('HEAD')
    const allow = [...methods, 'OPTIONS'].sort()
    return answerRefusal(
      c,
      new Refusal('wrong-method', 'wrong-method', `This address understands ${allow.join(', ')}.`, { allow }),
    )
  })
}

function pathPattern(path: string) {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
  return new RegExp(`^${parts.join('/')}$`)
}

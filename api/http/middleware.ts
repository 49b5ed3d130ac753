import { randomBytes } from 'node:crypto'
import { HIDDEN_FIELDS } from '@nokshi/contract/trap.ts'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Config } from '../platform/config.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { createAnswerHeaders, exposedHeaders, JSON_TYPE } from './answer-headers.ts'
import { declaredCalls } from './declared-calls.ts'
import { answerProblem, answerRefusal } from './problems.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** The JSON body as it arrived, after it was read. */
    bodyText: string
  }
}

export function addMiddleware(app: Hono, deps: Deps) {
  app.use(observe(deps))
  app.use(answerHeaders(deps))
  app.use(preflight(deps))
  app.use(originGate(deps.config))
  app.use(declaredCalls(deps))
  app.onError((thrown, c) => answerProblem(c, thrown, deps.log))
}

function answerHeaders({ config }: Deps): MiddlewareHandler {
  const headersFor = createAnswerHeaders(config)
  return async (c, next) => {
    await next()
    const shared = headersFor(c.req.header('origin'))
    const { headers } = c.res
    for (const [name, value] of Object.entries(shared)) if (!headers.has(name)) headers.set(name, value)
    if (!/\bOrigin\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Origin')
    if (headers.get('Content-Type') === 'application/json') headers.set('Content-Type', JSON_TYPE)
  }
}

/** Allows preflight requests from the site's own origin only. */
function preflight({ config: { siteUrl } }: Deps): MiddlewareHandler {
  const answer = cors({
    origin: (origin) => (origin === siteUrl ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', 'X-Time-Zone', HIDDEN_FIELDS],
    exposeHeaders: exposedHeaders,
    maxAge: 600,
  })
  return async (c, next) => (c.req.method === 'OPTIONS' ? answer(c, next) : next())
}

/** Called after all routes: answers unknown paths with 404 and wrong methods with 405. */
export function refuseUnknown(app: Hono) {
  const known = app.routes
    .filter((route) => route.method !== 'ALL')
    .map((route) => ({ method: route.method, pattern: pathPattern(route.path) }))

  app.notFound((c) => {
    const path = c.req.path
    const methods = new Set(known.filter((route) => route.pattern.test(path)).map((route) => route.method))
    if (methods.size === 0) return answerRefusal(c, new Refusal('not-found', 'unknown-path'))
    if (methods.has('GET')) methods.add('HEAD')
    const allow = [...methods, 'OPTIONS'].sort()
    return answerRefusal(
      c,
      new Refusal('wrong-method', { code: 'wrong-method', params: { methods: allow } }, { allow }),
    )
  })
}

function pathPattern(path: string) {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
  return new RegExp(`^${parts.join('/')}$`)
}

/** The prefix of request ids, which differs between processes. */
const processMark = randomBytes(6).toString('base64url')
let requestCount = 0

/** Adds an id to each request, measures its answer, and logs it if needed. */
function observe({ log, metrics, config }: Deps): MiddlewareHandler {
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
    c.res.headers.set('X-Request-Id', requestId)
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

/** Values of Sec-Fetch-Site for our own pages and the address bar; other programs send none. */
const OWN_FETCHES = new Set<string | undefined>(['same-origin', 'same-site', 'none', undefined])

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes from pages of other sites, which would use the visitor's cookies. Pages cannot forge Origin
 * and Sec-Fetch-Site; a request without both is not from a browser and has no cookies.
 */
function originGate({ siteUrl, apiUrl }: Pick<Config, 'siteUrl' | 'apiUrl'>): MiddlewareHandler {
  const own = new Set([siteUrl, apiUrl])
  const { protocol } = new URL(apiUrl)

  function isFromOwnSite({ req }: Context) {
    const origin = req.header('origin')
    if (origin === undefined) return OWN_FETCHES.has(req.header('sec-fetch-site'))
    // Also the same origin under another name, such as 127.0.0.1.
    return own.has(origin) || origin === `${protocol}//${req.header('host')}`
  }

  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && !isFromOwnSite(c)) throw new Refusal('forbidden', 'foreign-origin')
    await next()
  }
}

import { HIDDEN_FIELDS } from '@nokshi/contract/trap.ts'
import type { Hono, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { createAnswerHeaders, exposedHeaders, JSON_TYPE } from './answer-headers.ts'
import { declaredCalls } from './declared-calls.ts'
import { observe } from './observe.ts'
import { originGate } from './origin-gate.ts'
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
    const shared = headersFor(c.req.header('origin'))
    c.set('answerHeaders', shared)
    await next()
    if (c.get('isWhole')) return
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
    if (methods.size === 0) {
      return answerRefusal(c, new Refusal('not-found', 'unknown-path'))
    }
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

import { isPathParameter, type Operation } from '@nokshi/contract/operation.ts'
import { operations } from '@nokshi/contract/operations.ts'
import { decodePart } from '@nokshi/contract/safe-url.ts'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { brandOf } from '../platform/content.ts'
import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/log.ts'
import { type Network, requireUnderLimit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { clientNetwork } from './client-address.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The declaration of the call; undefined where no route answers. */
    operation: Operation | undefined
  }
}

/** By method and path, as Hono writes them. */
export const declared = new Map(
  operations.map((operation) => [honoName(`${operation.method} ${operation.path}`), operation]),
)

/** Hono writes the parameters of a path as `:id`, OpenAPI as `{id}`. */
export function honoName(name: string) {
  return name.replace(/\{(\w+)\}/g, ':$1')
}

/** Called after all routes: the API does not start while a declared call has no route. */
export function requireImplemented(app: Hono) {
  const routes = new Set(app.routes.map(({ method, path }) => `${method} ${path}`))
  const missing = [...declared.keys()].filter((name) => !routes.has(name))
  if (missing.length > 0) throw new Error(`The contract has calls without a route: ${missing.join(', ')}`)
}

/** Checks every call against its declaration in the contract. Undeclared calls are refused. */
export function declaredCalls(deps: Deps): MiddlewareHandler {
  return async (c, next) => {
    const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')
    if (!route) return next()
    const operation = declared.get(`${route.method} ${route.path}`)
    if (!operation) throw new Refusal('forbidden', 'not-in-contract')
    c.set('operation', operation)
    c.set('keyStore', deps)
    requirePathParameters(c.req.path, route.path)
    // PostgreSQL does not store NUL.
    if (c.req.url.includes('%00')) throw new Refusal('invalid', 'malformed-address')
    if (operation.needs === undefined) await countCall(deps, c, clientNetwork(deps, c))
    await next()
  }
}

function requirePathParameters(path: string, pattern: string) {
  if (!pattern.includes(':')) return
  const parts = path.split('/')
  for (const [place, name] of pattern.split('/').entries())
    if (name.startsWith(':') && !isPathParameter(name.slice(1), decodePart(parts[place] ?? '')))
      throw new Refusal('not-found', 'unknown-path')
}

export type Counting = Pick<Deps, 'db' | 'now' | 'secret' | 'log' | 'siteContent'>

/**
 * Counts a call per network if it is public, else per account. Each call has its own count. If the limiter
 * fails, the call is allowed: these limits bound the load, and secrets have limits of their own.
 */
export async function countCall(deps: Counting, c: Context, caller: Network | string) {
  const { method, path, limit } = c.get('operation') ?? {}
  if (limit === undefined || limit === null) return
  const perHour = { name: `${method} ${path}`, hits: limit, perSeconds: 60 * 60 }
  const refused =
    typeof caller === 'string'
      ? 'account-limit'
      : ({ code: 'network-limit', params: { email: brandOf(deps).contact.email } } as const)
  try {
    await requireUnderLimit(deps, perHour, [caller], refused)
  } catch (error) {
    if (error instanceof Refusal) throw error
    deps.log.error('a call could not be counted', describeError(error))
  }
}

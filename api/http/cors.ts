import { HIDDEN_FIELDS } from '@nokshi/contract/trap.ts'
import type { MiddlewareHandler } from 'hono'
import { cors as honoCors } from 'hono/cors'
import type { Config } from '../platform/config.ts'
import { exposedHeaders } from './answer-headers.ts'

/** Allows preflight requests from the site's own origin only. */
export function preflight({ siteUrl }: Pick<Config, 'siteUrl'>): MiddlewareHandler {
  const answer = honoCors({
    origin: (origin) => (origin === siteUrl ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', 'X-Time-Zone', HIDDEN_FIELDS],
    exposeHeaders: exposedHeaders,
    maxAge: 600,
  })
  return async (c, next) => (c.req.method === 'OPTIONS' ? answer(c, next) : next())
}

import type { MiddlewareHandler } from 'hono'
import { cors as honoCors } from 'hono/cors'
import type { Config } from './config.ts'

/** The site's own origin may call with cookies; nobody else's page may. */
export function cors(config: Config): MiddlewareHandler {
  const answer = honoCors({
    origin: (origin) => (origin === config.siteUrl ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
  return async (c, next) => {
    const answered = await answer(c, next)
    const headers = (answered ?? c.res).headers
    // Caches must tell origins apart even for requests that named none.
    if (!/\bOrigin\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Origin')
    return answered
  }
}

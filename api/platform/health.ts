import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { clientAddress, isLoopback } from './client-address.ts'
import type { Deps } from './deps.ts'
import { Refusal } from './refusal.ts'

export function healthRoutes(deps: Deps) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      try {
        await deps.pingDatabase()
        return c.json({ status: 'ready' })
      } catch {
        return c.json({ status: 'waiting for the database' }, 503)
      }
    })
    .get('/metrics', async (c) => {
      requireMetricsReader(deps, c)
      await refreshOutboxGauges(deps)
      return c.text(await deps.metrics.registry.metrics(), 200, {
        'Content-Type': deps.metrics.registry.contentType,
      })
    })
}

/** From this machine itself, or with the token. A request that a proxy passed on is not from this machine. */
function requireMetricsReader({ config }: Deps, c: Context) {
  const isForwarded = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined
  if (!isForwarded && isLoopback(clientAddress(c, 0))) return
  const given = Buffer.from(c.req.header('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${config.metricsToken ?? ''}`)
  if (config.metricsToken && given.length === wanted.length && timingSafeEqual(given, wanted)) return
  throw new Refusal('not-found', 'metrics-hidden', 'There is nothing at this address.')
}

async function refreshOutboxGauges({ db, metrics }: Deps) {
  const row = await db
    .selectFrom('outbox')
    .where('deliveredAt', 'is', null)
    .select((eb) => [eb.fn.countAll<number>().as('open'), eb.fn.count<number>('deadAt').as('dead')])
    .executeTakeFirstOrThrow()
  metrics.outboxWaiting.set(row.open - row.dead)
  metrics.outboxDead.set(row.dead)
}

import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { implement } from './implement.ts'

export function healthRoutes(deps: Deps) {
  return implement({
    'GET /healthz': () => ({ status: 'ok' }),
    'GET /readyz': async (c) => {
      try {
        await deps.pingDatabase()
        return { status: 'ready' }
      } catch {
        return c.json({ status: 'waiting for the database' }, 503)
      }
    },
    'GET /metrics': async (c) => {
      requireMetricsReader(deps, c)
      await refreshOutboxGauges(deps)
      return c.text(await deps.metrics.registry.metrics(), 200, { 'Content-Type': deps.metrics.registry.contentType })
    },
  })
}

/** By token, not by address: behind a proxy on this machine every caller has a local address. */
function requireMetricsReader({ config: { metricsToken } }: Deps, c: Context) {
  if (metricsToken === undefined || !hasToken(c, metricsToken)) throw new Refusal('not-found', 'unknown-path')
}

function hasToken(c: Context, token: string) {
  const given = Buffer.from(c.req.header('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
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

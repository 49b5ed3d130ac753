import type { Context, MiddlewareHandler } from 'hono'
import { createLimiter } from '../platform/limiter.ts'
import { Refusal } from '../platform/refusal.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Fails when a large body has had its time. Absent where a body needs no slot. */
    slotIsOver?: Promise<never>
  }
}

interface UploadRule {
  /** How many bodies are in memory at the same time. */
  concurrency: number
  /** How long a body may take to arrive while somebody else waits. */
  readingMs: number
  /** How long a request waits for a slot. */
  queueTimeoutMs: number
}

/**
 * A slot is taken before the first byte of a large body is read, and kept until the request is answered: so memory is
 * bounded by how many have a slot, however many are sent. Each account has one at a time. Who sends slowly keeps it as
 * long as nobody waits; then, or a few accounts with bodies that never end would shut everybody else out, it is over.
 */
export function createUploadLimiter({ concurrency, readingMs, queueTimeoutMs }: UploadRule) {
  const limit = createLimiter({
    concurrency,
    queueMax: 60,
    queueTimeoutMs,
    busyCode: 'uploads-busy',
  })

  return (whoOf: (c: Context) => string): MiddlewareHandler =>
    async (c, next) => {
      const who = whoOf(c)
      await limit(async () => {
        const { promise, reject } = Promise.withResolvers<never>()
        // Nobody listens once the body is there.
        promise.catch(() => undefined)
        c.set('slotIsOver', promise)
        const slow = setInterval(
          () =>
            limit.isAwaitedByOthers(who) &&
            reject(new Refusal('too-many', 'upload-too-slow', { retryAfterSeconds: 60 })),
          readingMs,
        )
        try {
          await next()
        } finally {
          clearInterval(slow)
        }
      }, who)
    }
}

/**
 * Six bodies of 12 MiB fit beside everything else on a machine of 1 GB. In forty seconds 5 MiB arrive at 1 Mbit/s. Who
 * waits gives up before the connection would be closed for standing still.
 */
export const uploadLimiter = createUploadLimiter({
  concurrency: 6,
  readingMs: 40_000,
  queueTimeoutMs: 50_000,
})

/** Waits for more of a body, unless its slot is taken away before. */
export function withinSlot<Read>(c: Context, reading: Promise<Read>): Promise<Read> {
  const slotIsOver = c.get('slotIsOver')
  return slotIsOver ? Promise.race([reading, slotIsOver]) : reading
}

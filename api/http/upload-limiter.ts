import type { Context, MiddlewareHandler } from 'hono'
import { createLimiter } from '../platform/limiter.ts'
import { Refusal } from '../platform/refusal.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Rejects when a large body has taken too long. Absent where a body needs no slot. */
    slotIsOver?: Promise<never>
  }
}

interface UploadRule {
  concurrency: number
  /** How long a body may take while another request waits. */
  readingMs: number
  queueTimeoutMs: number
}

/**
 * A slot is taken before the first byte of a large body is read and kept until the answer, so that memory is
 * bounded by the slots. Each account has one. A slow body loses its slot only when others wait, so that a few
 * accounts with endless bodies cannot block all others.
 */
export function createUploadLimiter({ concurrency, readingMs, queueTimeoutMs }: UploadRule) {
  const limit = createLimiter({ concurrency, queueMax: 60, queueTimeoutMs, busyCode: 'uploads-busy' })

  return (whoOf: (c: Context) => string): MiddlewareHandler =>
    async (c, next) => {
      const who = whoOf(c)
      await limit(async () => {
        const { promise, reject } = Promise.withResolvers<never>()
        // Prevents an unhandled rejection after the body has arrived.
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

/** Six bodies of 12 MiB fit 1 GB; 40 s allow 5 MiB at 1 Mbit/s; 50 s is below the idle timeout. */
export const uploadLimiter = createUploadLimiter({ concurrency: 6, readingMs: 40_000, queueTimeoutMs: 50_000 })

/** Reads more of a body while it has its slot. */
export function withinSlot<Read>(c: Context, reading: Promise<Read>): Promise<Read> {
  const slotIsOver = c.get('slotIsOver')
  return slotIsOver ? Promise.race([reading, slotIsOver]) : reading
}

import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/log.ts'
import { LEASE_MS, type Lease, renewLease } from './outbox.ts'

/** Several times within a lease, so that one renewal may fail or be late. */
export const RENEW_EVERY_MS = 10_000

type Holder = Lease & { lost: AbortController }

/** The leases of the rows that this process is delivering. They are renewed until each delivery has ended. */
export function createLeaseRenewer({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>) {
  const held = new Set<Holder>()

  async function renew(lease: Holder) {
    const renewedUntil = now() + LEASE_MS
    const isRenewed = await renewLease(db, lease, renewedUntil).catch((error: unknown) => {
      log.warn('lease not renewed', { id: lease.id, ...describeError(error) })
      return undefined
    })
    if (isRenewed) lease.leasedUntil = renewedUntil
    // Before it runs out, because only our connection to the database may be broken.
    else if (isRenewed === false || now() + RENEW_EVERY_MS >= lease.leasedUntil) lease.lost.abort()
  }

  return {
    hold({ id, leasedUntil }: Lease) {
      const lease: Holder = { id, leasedUntil, lost: new AbortController() }
      held.add(lease)
      return {
        signal: lease.lost.signal,
        /** Answers the lease as it was last renewed. */
        release(): Lease {
          held.delete(lease)
          return lease
        },
      }
    },
    async renewAll() {
      await Promise.all([...held].map(renew))
    },
  }
}

export type LeaseRenewer = ReturnType<typeof createLeaseRenewer>

import type { Db } from '../database/connect.ts'
import { newId } from './ids.ts'
import { setMark } from './live-marks.ts'

/** A host that a creator has connected to a page. */
export interface ServedDomain {
  profileId: string
  username: string
  host: string
  /** Where the page is; the other one of www and bare leads there. */
  primary: string
  /** Whether it never had a certificate, as far as we know. */
  isNew: boolean
}

/** All of them in memory, because every request asks. */
export interface Domains {
  find(host: string): ServedDomain | undefined
  /** Reads them again if they were changed meanwhile, by whichever process. */
  refresh(): Promise<void>
}

/** What processes compare to learn that the domains or the names of their pages have changed. */
export const DOMAINS_MARK = 'domains'

/** In a transaction it is also a lock on PostgreSQL, which other changes wait for. */
export async function markDomains(tx: Db, now: number) {
  await setMark(tx, { name: DOMAINS_MARK, doneAt: now, actorId: null, fingerprint: newId(now) })
}

/** The name in a Host header: without port and last dot. */
export function hostnameOf(header: string | undefined) {
  return (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

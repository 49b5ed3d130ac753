import { setImmediate } from 'node:timers/promises'
import type { Deps } from '../../platform/deps.ts'
import { LEASE_MS } from './check-links.ts'
import { listUnlisted, makeDue } from './queries.ts'

/** Few at a time: on SQLite nothing else happens meanwhile. */
const AT_ONCE = 500

/**
 * Links to hosts that were put on the operator's list are due at once. Those of hosts that were taken off it
 * come back with the next day.
 */
export function recheckListed({ db, now, badHosts }: Deps) {
  let known = ''
  return async () => {
    const version = await badHosts.readVersion()
    if (version === known) return
    known = version
    const isListed = await badHosts.read()
    let links = await listUnlisted(db, '', AT_ONCE)
    for (let last = links.at(-1); last; last = links.at(-1)) {
      const turned = links.filter(({ url }) => isListed(url)).map(({ linkId }) => linkId)
      await makeDue(db, turned, now(), now() + LEASE_MS)
      await setImmediate()
      links = await listUnlisted(db, last.linkId, AT_ONCE)
    }
  }
}

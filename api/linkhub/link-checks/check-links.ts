import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { transact } from '../../database/transact.ts'
import type { Deps } from '../../platform/deps.ts'
import { listUsernames, raiseBlocksVersion } from '../queries.ts'
import { isShown } from '../showing.ts'
import {
  deleteCheck,
  insertChecks,
  type LeasedLink,
  leaseDue,
  listLeased,
  listUnlisted,
  listUnwatched,
  makeDue,
  updateLeased,
} from './queries.ts'
import { type Trial, tryLink } from './try-link.ts'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE
/** Longer than a whole batch takes when nobody answers. After a crash its links are tried then. */
export const LEASE_MS = 30 * MINUTE
/** A round is run every minute: enough for 57,600 links a day. */
const BATCH = 40
const AT_ONCE = 4
const ENROLLED_AT_ONCE = 500

export async function enrolLinks({ db, now }: Pick<Deps, 'db' | 'now'>) {
  let count = ENROLLED_AT_ONCE
  while (count === ENROLLED_AT_ONCE) {
    const links = await listUnwatched(db, ENROLLED_AT_ONCE)
    count = links.length
    if (count === 0) return
    await insertChecks(
      db,
      links.map(({ id, profileId, url }) => ({
        ...{ linkId: id, profileId, url, state: 'new', badDays: 0, badSince: null, triedAt: null },
        nextAt: now() + momentOfDay(id),
      })),
    )
  }
}

/** The same for the same link, and spread over the day for many. */
function momentOfDay(id: string) {
  return Math.floor((createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32) * DAY)
}

export async function checkLinks(deps: Deps) {
  const now = deps.now()
  const leased = await listLeased(deps.db, await leaseDue(deps.db, now, now + LEASE_MS, BATCH))
  const isListed = await deps.badHosts.read()
  const tried: { link: LeasedLink; url: string; trial: Trial }[] = []
  const waiting = [...leased]
  const work = async () => {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const { url } = link
      if (url === null) await deleteCheck(deps.db, link.linkId)
      else if (isWorthTrying(link, now) && (isConfirmed(link) || isListed(url)))
        tried.push({ link, url, trial: await tryLink(deps, url, isListed) })
      else await updateLeased(deps.db, link, { nextAt: now + DAY })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  // If no host answers at all, our own network is down: all are tried again after the lease.
  const hosts = new Set(tried.map(({ url }) => URL.parse(url)?.hostname))
  if (hosts.size > 2 && tried.every(({ trial }) => !trial.isReached)) return
  for (const { link, url, trial } of tried) await keepTrial(deps, link, url, trial, now)
}

/** A link that is taken off the page for its host alone comes back when the host is no longer listed. */
function isWorthTrying({ suspendedAt, isHidden, showFrom, showUntil }: LeasedLink, now: number) {
  return suspendedAt === null && isShown({ isHidden: isHidden ?? 0, showFrom, showUntil, checked: null }, now)
}

/** Links of unconfirmed accounts are not called, except to restore one that the list took off a page. */
function isConfirmed({ emailVerified, state, url, checkedUrl }: LeasedLink) {
  return emailVerified === 1 || (state === 'listed' && url === checkedUrl)
}

async function keepTrial(deps: Deps, link: LeasedLink, url: string, { verdict }: Trial, now: number) {
  const isSame = link.checkedUrl === url
  const isBad = verdict === 'bad' || verdict === 'listed'
  const before = isSame && link.state === verdict ? link : { badDays: 0, badSince: null }
  const changes = {
    ...{ url, state: verdict, triedAt: now, nextAt: now + DAY },
    badDays: isBad ? before.badDays + 1 : 0,
    badSince: isBad ? (before.badSince ?? now) : null,
  }
  const wasListed = isSame && link.state === 'listed'
  if (wasListed === (verdict === 'listed')) {
    await updateLeased(deps.db, link, changes)
    return
  }
  const usernames = await transact(deps.db, async (tx) => {
    if (!(await updateLeased(tx, link, changes))) return []
    await raiseBlocksVersion(tx, link.profileId)
    return listUsernames(tx, link.profileId)
  })
  deps.pageSignal.emit('changed', usernames)
}

/** Few at a time: on SQLite nothing else happens meanwhile. */
const RECHECKED_AT_ONCE = 500

/** Links to newly listed hosts are due at once. Links to hosts taken off the list return within a day. */
export function recheckListed({ db, now, badHosts }: Deps) {
  let known = ''
  return async () => {
    const version = await badHosts.readVersion()
    if (version === known) return
    known = version
    const isListed = await badHosts.read()
    let links = await listUnlisted(db, '', RECHECKED_AT_ONCE)
    for (let last = links.at(-1); last; last = links.at(-1)) {
      const turned = links.filter(({ url }) => isListed(url)).map(({ linkId }) => linkId)
      await makeDue(db, turned, now(), now() + LEASE_MS)
      await setImmediate()
      links = await listUnlisted(db, last.linkId, RECHECKED_AT_ONCE)
    }
  }
}

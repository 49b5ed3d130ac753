import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { transact } from '../../database/connect.ts'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import type { OutboundAnswer } from '../../platform/outbound.ts'
import { OutboundError } from '../../platform/outbound-body.ts'
import { DAY, MINUTE } from '../../platform/zoned-time.ts'
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

/** Longer than a whole batch takes when nobody answers. After a crash its links are tried then. */
const LEASE_MS = 30 * MINUTE
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

type Verdict = 'fine' | 'bad' | 'closed' | 'listed'

interface Trial {
  verdict: Verdict
  isReached: boolean
}

const REDIRECTS_MAX = 5

/** Whether an address leads somewhere. Many servers answer HEAD wrongly, so a bad answer needs a GET. */
async function tryLink(deps: Deps, url: string, isListed: (url: string) => boolean): Promise<Trial> {
  if (isListed(url)) return { verdict: 'listed', isReached: true }
  const head = await tryOnce(deps, url, 'HEAD', isListed)
  return head.verdict === 'bad' ? tryOnce(deps, url, 'GET', isListed) : head
}

async function tryOnce(
  deps: Deps,
  url: string,
  method: 'HEAD' | 'GET',
  isListed: (url: string) => boolean,
): Promise<Trial> {
  const { outbound, config } = deps
  try {
    const answer = await outbound.call(new URL(url), {
      userAgent: `Mozilla/5.0 (compatible; ${brandOf(deps).name} link check; +${config.siteUrl})`,
      headers: { accept: '*/*' },
      method,
      redirects: REDIRECTS_MAX,
    })
    const isBad = answer.visited.some(({ href }) => isListed(href))
    return { verdict: isBad ? 'listed' : judge(answer), isReached: true }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    if (UNTRIED.has(error.reason)) return { verdict: 'closed', isReached: true }
    // A name server that knows no such name has answered.
    return { verdict: 'bad', isReached: error.reason === 'no-address' && error.code === undefined }
  }
}

/** Where we do not go, and sites that send whoever keeps no cookies round in circles. */
const UNTRIED = new Set(['private', 'not-web', 'redirects'])

function judge({ status, headers, visited }: OutboundAnswer): Verdict {
  if (status < 400) return leadsToLogin(visited) ? 'closed' : 'fine'
  // Guards against robots answer in many ways; LinkedIn's is 999.
  if (status > 599 || headers['cf-mitigated'] !== undefined) return 'closed'
  return status === 404 || status === 410 || status >= 500 ? 'bad' : 'closed'
}

const LOGIN = /\/(log-?in|sign-?in|auth|authwall|accounts\/login|checkpoint|consent)(\/|\.|$)/i

/** It may be there, but only for those who have an account. */
function leadsToLogin(visited: URL[]) {
  const [first, last] = [visited[0]?.pathname ?? '', visited.at(-1)?.pathname ?? '']
  return visited.length > 1 && LOGIN.test(last) && !LOGIN.test(first)
}

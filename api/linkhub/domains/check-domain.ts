import { domainToUnicode } from 'node:url'
import { pathIn } from '@nokshi/contract/languages.ts'
import { DOMAIN_ENDS_AFTER_MS, type DomainProblem } from '@nokshi/contract/linkhub/domains.ts'
import { languageOf, mailsOf } from '../../accounts/mails.ts'
import { type Db, transact } from '../../database/connect.ts'
import { enqueueMail, plainMail } from '../../outbox/mail.ts'
import type { Deps } from '../../platform/deps.ts'
import { markDomains } from '../../platform/domains.ts'
import { DAY, HOUR, MINUTE } from '../../platform/zoned-time.ts'
import { getOwner, listUsernames, raiseBlocksVersion, updateProfile } from '../queries.ts'
import { hostsOf } from './domain-host.ts'
import { type Look, lookUpAnswer, lookUpDomain } from './look-up-domain.ts'
import {
  claimDomain,
  type DomainRow,
  deleteDomain,
  deleteRemovedDomains,
  listDueDomains,
  listOthers,
  updateDomain,
} from './queries.ts'

/** When its owner is told that a domain fails, from the first failure on. */
const WARNED_AFTER_MS = [DAY, 5 * DAY]
/** A proof that is gone counts when it is gone a second time. */
const SECOND_LOOK_MS = 30 * MINUTE
const AT_ONCE = 20

/** Checks what is due: each domain once a day, those that fail or wait more often. */
export async function checkDomains(deps: Deps) {
  if (!deps.config.domains) return
  const now = deps.now()
  await deleteRemovedDomains(deps.db, now)
  const due = await listDueDomains(deps.db, now, AT_ONCE)
  await Promise.all(
    due.map(async (row) => {
      const look = await lookUpDomain(deps, row)
      const answer = look?.problem === null ? await lookUpAnswer(deps, row) : undefined
      await applyLook(deps, row, look, answer)
    }),
  )
}

/** For «Check now»: whether the page answers by HTTPS takes longer, so a job looks at that. */
export async function checkRecords(deps: Deps, row: DomainRow) {
  await applyLook(deps, row, await lookUpDomain(deps, row), undefined)
}

/** Null when the page answers, and undefined when nobody has asked it. */
type Answer = DomainProblem | null | undefined

async function applyLook(deps: Deps, row: DomainRow, look: Look | undefined, answer: Answer) {
  const now = deps.now()
  const changes = look ? decide(row, look, answer, now) : { nextAt: now + HOUR }
  const next: DomainRow = { ...row, ...changes }
  const isReleased = look && next.failingSince !== null && now - next.failingSince >= DOMAIN_ENDS_AFTER_MS
  const isServedAlike = next.state === row.state && next.hasAlias === row.hasAlias && !isReleased
  const changed = await transact(deps.db, async (tx) => {
    // First, so that pages that prove the same host wait for each other.
    if (!isServedAlike) await markDomains(tx, now)
    if (!(await claimDomain(tx, row, next.nextAt))) return []
    if (isReleased) return disconnect(deps, tx, next, 'domainReleased')
    if (next.warnings > row.warnings) await tellOwner(deps, tx, next, 'domainFails')
    const others = row.state === 'waiting' && next.state !== 'waiting' ? await listOthers(tx, row) : []
    // Also who only waits: a record of theirs may have come with the zone, and would take the domain back.
    const losers: string[] = []
    for (const other of others) losers.push(...(await disconnect(deps, tx, other, 'domainTaken')))
    await updateDomain(tx, row.profileId, changes)
    if (isServedAlike) return []
    const shown = next.state === 'live' ? hostsOf(row).primary : null
    return [...losers, ...(await showDomain(tx, row.profileId, shown))]
  })
  if (changed.length === 0) return
  await deps.domains.refresh()
  deps.pageSignal.emit('changed', changed)
}

/** What changes in the row. */
function decide(row: DomainRow, { problem, ...look }: Look, answer: Answer, now: number) {
  const seen = { found: JSON.stringify(look.found), hasAlias: Number(look.hasAlias), checkedAt: now }
  if (problem === null) {
    const isLive = answer === null || (answer === undefined && row.state === 'live')
    const pause = isLive ? jitter(DAY) : answer === undefined ? 0 : 15 * MINUTE
    const fine = { problem: answer ?? null, failingSince: null, warnings: 0, nextAt: now + pause }
    return { ...seen, ...fine, state: isLive ? 'live' : 'proven' } as const
  }
  if (row.state === 'waiting' && row.failingSince === null) {
    const pause = now - row.createdAt < 2 * DAY ? 10 * MINUTE : 12 * HOUR
    return { ...seen, problem, nextAt: now + jitter(pause) }
  }
  const failingSince = row.failingSince ?? now
  const hasNoProof = problem === 'proof' || problem === 'listed'
  const isOut = row.state === 'waiting' || (hasNoProof && now - failingSince >= SECOND_LOOK_MS)
  const due = WARNED_AFTER_MS.filter((after) => now - failingSince >= after).length
  const warnings = Math.max(row.warnings, due, isOut ? 1 : 0)
  return { ...seen, problem, failingSince, warnings, state: isOut ? 'waiting' : 'broken', nextAt: now + HOUR } as const
}

/** Not all domains at the same hour. */
function jitter(pause: number) {
  return Math.round(pause * (0.8 + Math.random() * 0.4))
}

/** Null is its hub address. Returns the usernames of the page, whose cached pages are old now. */
export async function showDomain(tx: Db, profileId: string, domain: string | null) {
  await updateProfile(tx, profileId, { domain })
  await raiseBlocksVersion(tx, profileId)
  return listUsernames(tx, profileId)
}

async function disconnect(deps: Deps, tx: Db, row: DomainRow, why: 'domainReleased' | 'domainTaken') {
  if (row.removedAt === null) await tellOwner(deps, tx, row, why)
  await deleteDomain(tx, row.profileId)
  return showDomain(tx, row.profileId, null)
}

export async function tellOwner(
  deps: Deps,
  tx: Db,
  { profileId, host, failingSince }: DomainRow,
  what: 'domainConnected' | 'domainFails' | 'domainReleased' | 'domainTaken',
) {
  const to = await getOwner(tx, profileId)
  const language = languageOf(to)
  const days = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' })
  const day = days.format((failingSince ?? deps.now()) + DOMAIN_ENDS_AFTER_MS)
  const settings = `${deps.config.siteUrl}${pathIn(language, '/account')}`
  const name = domainToUnicode(host)
  const { subject, text } = mailsOf(deps, language)[what]
  const mail = plainMail(to.email, { subject: subject(name), text: text(name, settings, day) }, language)
  await enqueueMail(tx, deps.now(), mail, { lane: what === 'domainConnected' ? 'account' : 'other' })
}

import { randomBytes } from 'node:crypto'
import { readCameFrom } from '@nokshi/contract/came-from.ts'
import { formSteps, type SiteBeacon } from '@nokshi/contract/crm/website.ts'
import { siteLanguages } from '@nokshi/contract/languages.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { dayIn, utcDay } from '../counting/owner-day.ts'
import { listCountedLinks } from '../counting/page-links.ts'
import { getSalt, insertIntoJournal, insertSalt } from '../counting/queries.ts'
import { ANY_LINK, encodeEvents, type VisitEvent } from '../counting/visit-event.ts'
import { findFilterReason } from './bots.ts'
import { hashClick, identify, type Keys, type ReceivedBeacon, type Sighting } from './client.ts'
import { createFloodGuard, type FloodGuard } from './flood-guard.ts'
import { createGroupCommit } from './group-commit.ts'
import { createPageFinder, findSite, findVisiblePage, type Page } from './page-finder.ts'
import { createTraitReader } from './traits.ts'

/** Resolves when it is on disk. Refuses an unknown page or link. */
export type RecordVisit = (beacon: ReceivedBeacon) => Promise<void>

/** The same for a page of the studio's site. What is none of them is not counted. */
export type RecordSiteVisit = (beacon: ReceivedSiteBeacon) => Promise<void>

type Recorder = Pick<Deps, 'config' | 'siteContent' | 'db' | 'now' | 'secret' | 'pageSignal'>

/** Beacons that arrive together share a row of the journal, which is counted later (aggregate-visits.ts). */
export function createVisitRecorder(deps: Recorder) {
  const { config, db, now: clock, secret, pageSignal } = deps
  const readSalt = createSaltReader(db)
  const finder = createPageFinder((name) => findVisiblePage(db, name), clock)
  const site = createPageFinder(() => findSite(db), clock)
  const readTraits = createTraitReader(config)
  const isFlood = createFloodGuard()
  const commitEvents = createGroupCommit((told: VisitEvent[][]) => insertIntoJournal(db, encodeEvents(told.flat())))
  pageSignal.on('changed', finder.forgetAll)

  const recordVisit: RecordVisit = async (beacon) => {
    const now = clock()
    const page = await finder.find(beacon.username.toLowerCase())
    if (!page) throw new Refusal('not-found', 'no-such-page')
    if (beacon.link !== undefined) await requireLink(page, beacon.link)

    const opened = beacon.link === undefined ? [] : [beacon.link, ANY_LINK]
    const outcome = await classifyBeacon(await contextAt(now), page, { ...beacon, opened })
    if (outcome.kind !== 'ignored') await commitEvents([outcome])
  }

  const recordSiteVisit: RecordSiteVisit = async (beacon) => {
    const now = clock()
    const page = findSitePage(deps.siteContent.current('en').content, beacon.page)
    const whole = page === undefined ? undefined : await site.find(page)
    if (page === undefined || !whole) return
    const events = await classifySiteBeacon(await contextAt(now), whole, page, beacon)
    if (events.length > 0) await commitEvents(events)
  }

  return { recordVisit, recordSiteVisit }

  async function contextAt(now: number) {
    return { secret, salt: await readSalt(now), now, readTraits, isFlood }
  }

  async function requireLink(page: Page, link: string) {
    const links = await listCountedLinks(db, page, clock())
    if (!links.some((one) => one.link === link)) throw new Refusal('not-found', 'no-such-link')
  }
}

/** Reads the salt of a day once: two queries for each beacon would cost more than the rest of it. */
function createSaltReader(db: Db) {
  const salts = new LRUCache<number, string>({
    // Around midnight beacons of both days may be under way.
    max: 2,
    fetchMethod: async (day) => {
      // Of several processes the first one's salt stays, and all read that one.
      await insertSalt(db, { day, salt: randomBytes(16).toString('base64url') })
      return getSalt(db, day)
    },
  })
  return (now: number) => salts.forceFetch(utcDay(now))
}

/**
 * The page of the site at this path, each language by itself: the studio wants to know who reads what. Only
 * these are counted, because each path would be a row. Pages of accounts are not among them.
 */
export function findSitePage({ pages, caseStudies }: SiteContent, path: string) {
  const page = path.replace(/(?<=.)\/$/, '')
  const language = Object.values(siteLanguages).find(
    ({ prefix }) => prefix !== '' && (page === prefix || page.startsWith(`${prefix}/`)),
  )
  const english = page.slice(language?.prefix.length ?? 0) || '/'
  const isKnown =
    english === '/register' ||
    Object.hasOwn(pages, english) ||
    caseStudies.some(({ slug }) => english === `/portfolio/${slug}`)
  return isKnown ? page : undefined
}

interface ClassifyContext extends Keys {
  now: number
  readTraits: ReturnType<typeof createTraitReader>
  isFlood: FloodGuard
}

/** A click by a program is not counted at all. */
type Outcome = VisitEvent | { kind: 'ignored' }

/**
 * A beacon is the visit of a person, or is left out for a reason. A click is the visit in which it was made.
 */
export async function classifyBeacon(context: ClassifyContext, page: Page, beacon: Sighting): Promise<Outcome> {
  const { opened = [] } = beacon
  const reason = await findReason(context, page, beacon)
  const pageDay = { subject: page.id, day: dayIn(page.timeZone, context.now) }
  if (reason) return opened.length === 0 ? { kind: 'filtered', ...pageDay, reason } : { kind: 'ignored' }

  const { visitHash, visitorHash } = identify(context, pageDay, beacon)
  return {
    kind: 'visit',
    ...pageDay,
    visitHash,
    visitorHash,
    traits: context.readTraits(pageDay, beacon),
    clicks: opened.map((name) => ({ link: name, clickHash: hashClick(context, visitHash, name) })),
  }
}

async function findReason({ isFlood, now }: ClassifyContext, page: Page, { client, findUserId }: Sighting) {
  const reason = findFilterReason(client)
  if (reason) return reason
  // The session is looked up only for owners who do not want to be counted.
  if (page.countsOwnVisits !== 1 && (await findUserId()) === page.ownerId) return 'owner'
  return isFlood(page.id, client, now) ? 'flood' : undefined
}

export type ReceivedSiteBeacon = SiteBeacon & Pick<Sighting, 'client' | 'findUserId'>

/** A visit to the site, and to one page of it. Details of the visit are stored with the site only. */
export async function classifySiteBeacon(
  context: ClassifyContext,
  site: Page,
  page: string,
  beacon: ReceivedSiteBeacon,
): Promise<VisitEvent[]> {
  const { referrer, source, medium, campaign } = readCameFrom(beacon.cameFrom) ?? {}
  const sighting = { ...beacon, referrer, source, medium, campaign, opened: listSteps(beacon) }
  const outcome = await classifyBeacon(context, site, sighting)
  if (outcome.kind === 'ignored') return []
  if (outcome.kind === 'filtered') return [outcome]

  const pageDay = { subject: page, day: outcome.day }
  const hashes = identify(context, pageDay, sighting)
  return [outcome, { kind: 'visit', ...pageDay, ...hashes, traits: {}, clicks: [] }]
}

/** A form that was sent was also begun and seen, in case a beacon was lost. */
function listSteps({ form, step }: SiteBeacon) {
  if (!form || !step) return []
  return formSteps.slice(0, formSteps.indexOf(step) + 1).map((done) => `${form}:${done}`)
}

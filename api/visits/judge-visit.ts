import type { FilterReason } from '@nokshi/contract/visits.ts'
import { findFilterReason } from './bots.ts'
import type { FloodGuard } from './flood-guard.ts'
import { dayIn } from './owner-day.ts'
import type { Page } from './page-finder.ts'
import type { createTraitReader, Traits } from './traits.ts'
import { hashClick, identify, type Keys, type Sighting } from './visitor-id.ts'

/** What stands for any link: a visit in which it was opened is a visit in which something was. */
export const ANY_LINK = ''

interface Click {
  link: string
  clickHash: string
}

/** Of which page, and on which day of its owner's. */
export interface Place {
  profileId: string
  day: number
}

export interface Visit extends Place {
  kind: 'visit'
  visitHash: string
  visitorHash: string
  traits: Traits
  /** What was opened in it, as far as this beacon knows. */
  clicks: Click[]
}

/** Counted apart, by its reason. */
export interface LeftOut extends Place {
  kind: 'left out'
  reason: FilterReason
}

/** What a beacon comes to, as it is written down. */
export type Noted = Visit | LeftOut

/** A click that no person made. It is counted nowhere: what was left out are visits. */
interface Ignored {
  kind: 'ignored'
}

export interface Judge extends Keys {
  now: number
  readTraits: ReturnType<typeof createTraitReader>
  isFlood: FloodGuard
}

type Verdict = Noted | Ignored

/** A beacon is the visit of a person, or there is a reason to leave it out. A click is the visit in which it was made. */
export function judgeVisit(judge: Judge, page: Page, sighting: Sighting): Verdict | Promise<Verdict> {
  const reason = findFilterReason(sighting.sender)
  // Who came is looked up only for pages whose owners do not want to be counted.
  if (reason || page.countsOwnVisits === 1) return decide(judge, page, sighting, reason)
  return findOwnReason(page, sighting).then((own) => decide(judge, page, sighting, own))
}

async function findOwnReason({ ownerId }: Page, { findUserId }: Sighting): Promise<FilterReason | undefined> {
  return (await findUserId()) === ownerId ? 'owner' : undefined
}

function decide(judge: Judge, page: Page, sighting: Sighting, known: FilterReason | undefined): Verdict {
  const { link } = sighting
  const reason = known ?? (judge.isFlood(page.id, sighting.sender, judge.now) ? 'flood' : undefined)
  const place = { profileId: page.id, day: dayIn(page.timeZone, judge.now) }
  if (reason) return link === undefined ? { kind: 'left out', ...place, reason } : { kind: 'ignored' }

  const { visitHash, visitorHash } = identify(judge, place, sighting)
  const opened = link === undefined ? [] : [link, ANY_LINK]
  return {
    kind: 'visit',
    ...place,
    visitHash,
    visitorHash,
    traits: judge.readTraits(place, sighting),
    clicks: opened.map((name) => ({ link: name, clickHash: hashClick(judge, visitHash, name) })),
  }
}

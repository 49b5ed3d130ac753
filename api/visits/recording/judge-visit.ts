import type { FilterReason } from '@nokshi/contract/visits.ts'
import { dayIn } from '../counting/owner-day.ts'
import { ANY_LINK, type VisitEvent } from '../counting/visit-event.ts'
import { findFilterReason } from './bots.ts'
import type { FloodGuard } from './flood-guard.ts'
import type { Page } from './page-finder.ts'
import type { createTraitReader } from './traits.ts'
import { hashClick, identify, type Keys, type Sighting } from './visitor-id.ts'

/** A click that no person made. It is counted nowhere: only visits are counted as filtered. */
interface Ignored {
  kind: 'ignored'
}

export interface Judge extends Keys {
  now: number
  readTraits: ReturnType<typeof createTraitReader>
  isFlood: FloodGuard
}

type Verdict = VisitEvent | Ignored

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
  const pageDay = { profileId: page.id, day: dayIn(page.timeZone, judge.now) }
  if (reason) return link === undefined ? { kind: 'filtered', ...pageDay, reason } : { kind: 'ignored' }

  const { visitHash, visitorHash } = identify(judge, pageDay, sighting)
  const opened = link === undefined ? [] : [link, ANY_LINK]
  return {
    kind: 'visit',
    ...pageDay,
    visitHash,
    visitorHash,
    traits: judge.readTraits(pageDay, sighting),
    clicks: opened.map((name) => ({ link: name, clickHash: hashClick(judge, visitHash, name) })),
  }
}

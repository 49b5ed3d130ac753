import type { FilterReason } from '@nokshi/contract/visits.ts'
import { dayIn } from '../counting/owner-day.ts'
import type { VisitEvent } from '../counting/visit-event.ts'
import { findFilterReason } from './bots.ts'
import type { FloodGuard } from './flood-guard.ts'
import type { Page } from './page-finder.ts'
import type { createTraitReader } from './traits.ts'
import { hashClick, identify, type Keys, type Sighting } from './visitor-id.ts'

/** A click by a program is not counted at all. */
interface Ignored {
  kind: 'ignored'
}

export interface ClassifyContext extends Keys {
  now: number
  readTraits: ReturnType<typeof createTraitReader>
  isFlood: FloodGuard
}

type Outcome = VisitEvent | Ignored

/**
 * A beacon is the visit of a person, or is left out for a reason. A click is the visit in which it was made.
 */
export function classifyBeacon(context: ClassifyContext, page: Page, beacon: Sighting): Outcome | Promise<Outcome> {
  const reason = findFilterReason(beacon.client)
  // The session is looked up only for owners who do not want to be counted.
  if (reason || page.countsOwnVisits === 1) return decide(context, page, beacon, reason)
  return findOwnReason(page, beacon).then((own) => decide(context, page, beacon, own))
}

async function findOwnReason({ ownerId }: Page, { findUserId }: Sighting): Promise<FilterReason | undefined> {
  return (await findUserId()) === ownerId ? 'owner' : undefined
}

function decide(context: ClassifyContext, page: Page, beacon: Sighting, known: FilterReason | undefined): Outcome {
  const { opened = [] } = beacon
  const reason = known ?? (context.isFlood(page.id, beacon.client, context.now) ? 'flood' : undefined)
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

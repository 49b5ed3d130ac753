import type { FilterReason } from '@nokshi/contract/visits.ts'
import { findFilterReason } from './bots.ts'
import type { FloodGuard } from './flood-guard.ts'
import { identify, type Sighting } from './visitor-id.ts'

/** The page that was opened, and the day it is for its owner. */
export interface Page {
  profileId: string
  day: number
}

export interface Visit {
  kind: 'visit'
  page: Page
  address: string
  visitHash: string
  visitorHash: string
}

/** Counted apart, by its reason. */
export interface LeftOut {
  kind: 'left out'
  page: Page
  reason: FilterReason
}

export interface Judge {
  secret: string
  salt: string
  guard: FloodGuard
  now: number
}

/** A beacon is the visit of a person, or there is a reason to leave it out. */
export function judgeVisit(
  { secret, salt, guard, now }: Judge,
  page: Page,
  sighting: Sighting,
): Visit | LeftOut {
  const { address } = sighting.sender

  const reason = findFilterReason(sighting.sender)
  if (reason) return { kind: 'left out', page, reason }

  if (guard.isFlooding(address, page.profileId, now)) return { kind: 'left out', page, reason: 'flood' }

  return { kind: 'visit', page, address, ...identify({ secret, salt }, page, sighting) }
}

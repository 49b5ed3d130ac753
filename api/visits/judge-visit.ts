import type { FilterReason } from '@nokshi/contract/visits.ts'
import { findFilterReason } from './bots.ts'
import { identify, type Sighting } from './visitor-id.ts'

/** The page that was opened, and the day it is for its owner. */
export interface Page {
  profileId: string
  day: number
}

export interface Visit {
  kind: 'visit'
  page: Page
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
}

/** A beacon is the visit of a person, or there is a reason to leave it out. */
export function judgeVisit(judge: Judge, page: Page, sighting: Sighting): Visit | LeftOut {
  const reason = findFilterReason(sighting.sender)
  if (reason) return { kind: 'left out', page, reason }
  return { kind: 'visit', page, ...identify(judge, page, sighting) }
}

import type { FilterReason } from '@nokshi/contract/visits.ts'
import { findFilterReason } from './bots.ts'
import type { Page } from './page-finder.ts'
import type { createTraitReader, Trait } from './traits.ts'
import { hashClick, identify, type Keys, type Sighting } from './visitor-id.ts'

/** What stands for any link: a visit in which it was opened is a visit in which something was. */
export const ANY_LINK = ''

interface Click {
  link: string
  clickHash: string
}

export interface Visit {
  kind: 'visit'
  page: Page
  visitHash: string
  visitorHash: string
  traits: Trait[]
  /** What was opened in it, as far as this beacon knows. */
  clicks: Click[]
}

/** Counted apart, by its reason. */
export interface LeftOut {
  kind: 'left out'
  page: Page
  reason: FilterReason
}

/** A click that no person made. It is counted nowhere: what was left out are visits. */
interface Ignored {
  kind: 'ignored'
}

export interface Judge extends Keys {
  readTraits: ReturnType<typeof createTraitReader>
}

type Verdict = Visit | LeftOut | Ignored

/** A beacon is the visit of a person, or there is a reason to leave it out. A click is the visit in which it was made. */
export function judgeVisit(judge: Judge, page: Page, sighting: Sighting): Verdict | Promise<Verdict> {
  const reason = findFilterReason(sighting.sender)
  // Who came is looked up only for pages whose owners do not want to be counted.
  if (reason || page.profile.countsOwnVisits === 1) return decide(judge, page, sighting, reason)
  return findOwnReason(page, sighting).then((own) => decide(judge, page, sighting, own))
}

async function findOwnReason({ profile }: Page, { findUserId }: Sighting): Promise<FilterReason | undefined> {
  return (await findUserId()) === profile.ownerId ? 'owner' : undefined
}

function decide(judge: Judge, page: Page, sighting: Sighting, reason: FilterReason | undefined): Verdict {
  const { link } = sighting
  if (reason) return link === undefined ? { kind: 'left out', page, reason } : { kind: 'ignored' }

  const { visitHash, visitorHash } = identify(judge, page, sighting)
  const opened = link === undefined ? [] : [link, ANY_LINK]
  return {
    kind: 'visit',
    page,
    visitHash,
    visitorHash,
    traits: judge.readTraits(page, sighting),
    clicks: opened.map((name) => ({ link: name, clickHash: hashClick(judge, visitHash, name) })),
  }
}

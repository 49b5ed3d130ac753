import type { FilterReason } from '@nokshi/contract/visits.ts'

export const facets = ['referrer', 'app', 'source', 'medium', 'campaign', 'device', 'country'] as const
export type Facet = (typeof facets)[number]

export type Traits = { [facet in Facet]?: string }

/** The link id under which a visit counts once if any of its links was opened. */
export const ANY_LINK = ''

interface Click {
  link: string
  clickHash: string
}

export interface PageDay {
  subject: string
  day: number
}

export interface Visit extends PageDay {
  kind: 'visit'
  visitHash: string
  visitorHash: string
  traits: Traits
  clicks: Click[]
}

/** A visit that no person made. It is counted apart, by its reason. */
export interface FilteredVisit extends PageDay {
  kind: 'filtered'
  reason: FilterReason
}

export type VisitEvent = Visit | FilteredVisit

/** A subject is the id of a profile or the path of a page of the site; this one is the whole site. */
export const WHOLE_SITE = '/*'

export function isOfSite(subject: string) {
  return subject.startsWith('/')
}

/**
 * The events of one page and day, with shared values written once. `profileId` (the subject) and `leftOut`
 * (filtered visits) are names of earlier releases.
 */
interface JournalPage {
  profileId: string
  day: number
  traits: Traits[]
  visits: [traits: number, visitHash: string, visitorHash: string, ...clicks: Visit['clicks']][]
  leftOut: FilteredVisit['reason'][]
}

export function encodeEvents(events: VisitEvent[]) {
  const pages: JournalPage[] = []
  const open = new Map<string, JournalPage>()
  for (const one of events) {
    const { subject, day } = one
    let page = open.get(subject)
    if (page?.day !== day) {
      page = { profileId: subject, day, traits: [], visits: [], leftOut: [] }
      open.set(subject, page)
      pages.push(page)
    }
    if (one.kind === 'filtered') page.leftOut.push(one.reason)
    else page.visits.push([indexOf(page.traits, one.traits), one.visitHash, one.visitorHash, ...one.clicks])
  }
  return JSON.stringify(pages)
}

/** Alike traits are mostly the very same object (traits.ts). */
function indexOf(all: Traits[], traits: Traits) {
  const index = all.lastIndexOf(traits)
  return index === -1 ? all.push(traits) - 1 : index
}

/** Only ever of what was written here. */
export function decodeEvents(text: string): VisitEvent[] {
  return (JSON.parse(text) as JournalPage[]).flatMap(({ profileId: subject, day, traits, visits, leftOut }) => [
    ...visits.map(([index, visitHash, visitorHash, ...clicks]): VisitEvent => {
      return { kind: 'visit', subject, day, visitHash, visitorHash, traits: traits[index] ?? {}, clicks }
    }),
    ...leftOut.map((reason): VisitEvent => ({ kind: 'filtered', subject, day, reason })),
  ])
}

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
  /** The id of a profile, or the path of a page of the site (site-subject.ts). */
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

import type { FilterReason } from '@nokshi/contract/visits.ts'

/** What is known about visits. */
export const facets = ['referrer', 'app', 'source', 'medium', 'campaign', 'device', 'country'] as const
export type Facet = (typeof facets)[number]

/** What is known about one of them. */
export type Traits = { [facet in Facet]?: string }

/** The link id under which a visit counts once if any of its links was opened. */
export const ANY_LINK = ''

interface Click {
  link: string
  clickHash: string
}

/** A page, and a day in its owner's time zone. */
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
  /** The links opened in it, as far as this beacon knows. */
  clicks: Click[]
}

/** A visit that no person made. It is counted apart, by its reason. */
export interface FilteredVisit extends PageDay {
  kind: 'filtered'
  reason: FilterReason
}

/** What a beacon comes to, as the journal keeps it. */
export type VisitEvent = Visit | FilteredVisit

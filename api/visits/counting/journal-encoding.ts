import type { FilteredVisit, Traits, Visit, VisitEvent } from './visit-event.ts'

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

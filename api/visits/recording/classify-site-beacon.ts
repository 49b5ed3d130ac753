import { readCameFrom } from '@nokshi/contract/came-from.ts'
import { formSteps, type SiteBeacon } from '@nokshi/contract/crm/website.ts'
import type { VisitEvent } from '../counting/visit-event.ts'
import { type ClassifyContext, classifyBeacon } from './classify-beacon.ts'
import type { Page } from './page-finder.ts'
import { identify, type Sighting } from './visitor-id.ts'

export type ReceivedSiteBeacon = SiteBeacon & Pick<Sighting, 'client' | 'findUserId'>

/** A visit to the site, and to one page of it. Details of the visit are stored with the site only. */
export async function classifySiteBeacon(
  context: ClassifyContext,
  site: Page,
  page: string,
  beacon: ReceivedSiteBeacon,
): Promise<VisitEvent[]> {
  const { referrer, source, medium, campaign } = readCameFrom(beacon.cameFrom) ?? {}
  const sighting = { ...beacon, referrer, source, medium, campaign, opened: listSteps(beacon) }
  const outcome = await classifyBeacon(context, site, sighting)
  if (outcome.kind === 'ignored') return []
  if (outcome.kind === 'filtered') return [outcome]

  const pageDay = { subject: page, day: outcome.day }
  const hashes = identify(context, pageDay, sighting)
  return [outcome, { kind: 'visit', ...pageDay, ...hashes, traits: {}, clicks: [] }]
}

/** A form that was sent was also begun and seen, in case a beacon was lost. */
function listSteps({ form, step }: SiteBeacon) {
  if (!form || !step) return []
  return formSteps.slice(0, formSteps.indexOf(step) + 1).map((done) => `${form}:${done}`)
}

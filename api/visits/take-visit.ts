import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Outcome, RecordVisit } from './record-visits.ts'
import type { Sighting } from './visitor-id.ts'

/** Records what the page told of its visit, or refuses where there is no such page. */
export async function takeVisit({ metrics }: Pick<Deps, 'metrics'>, record: RecordVisit, sighting: Sighting) {
  const outcome = await record(sighting)
  requireKnown(outcome)
  metrics.visits.inc({ outcome })
}

export function requireKnown(outcome: Outcome) {
  if (outcome === 'no page')
    throw new Refusal('not-found', 'no-such-page', 'There is no page with this name.')
  if (outcome === 'no link') throw new Refusal('not-found', 'no-such-link', 'This page has no such link.')
}

import { OTHER } from '@nokshi/contract/visits.ts'
import type { Config } from '../platform/config.ts'
import { readAppAndDevice } from './app-and-device.ts'
import type { Place } from './judge-visit.ts'
import { foldReferrer } from './referrer.ts'
import { rememberPerText } from './text-memory.ts'
import type { Sighting } from './visitor-id.ts'

/** What is known about visits. */
export const facets = ['referrer', 'app', 'source', 'device', 'country'] as const
type Facet = (typeof facets)[number]

/** What is known about one of them. */
export type Traits = { [facet in Facet]?: string }

const readReferrer = rememberPerText(foldReferrer)

/** Tells what is known about visits. Our own sites are nowhere to come from. */
export function createTraitReader({ siteUrl, apiUrl }: Pick<Config, 'siteUrl' | 'apiUrl'>) {
  const ownSites = new Set([siteUrl, apiUrl].map(foldReferrer))
  const bound = createValueBound()

  return (place: Place, { referrer, source, sender }: Sighting): Traits => {
    const site = referrer ? readReferrer(referrer) : undefined
    const { app, device } = readAppAndDevice(sender.userAgent)
    const country = sender.country
    return bound(place, { referrer: ownSites.has(site) ? undefined : site, source, app, device, country })
  }
}

/** No honest page is reached from more places in a day; but what a visitor says can be anything, and each is a row. */
const VALUES_PER_DAY = 300

const PAGES_REMEMBERED = 10_000

/** Leaves out what nobody told, and calls what is one too many by the name of all others. */
function createValueBound() {
  const seen = new Map<string, { [facet in Facet]?: Set<string> }>()

  return ({ profileId, day }: Place, told: { [facet in Facet]: string | null | undefined }) => {
    const key = `${profileId} ${day}`
    const known = seen.get(key) ?? {}
    if (seen.size >= PAGES_REMEMBERED) seen.clear()
    seen.set(key, known)

    const traits: Traits = {}
    for (const facet of facets) {
      const value = told[facet]
      if (!value) continue
      known[facet] ??= new Set()
      const values = known[facet]
      if (values.size < VALUES_PER_DAY) values.add(value)
      traits[facet] = values.has(value) ? value : OTHER
    }
    return traits
  }
}

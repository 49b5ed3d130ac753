import { OTHER } from '@nokshi/contract/visits.ts'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../platform/config.ts'
import { type Facet, facets, type PageDay, type Traits } from '../counting/visit-event.ts'
import { readAppAndDevice } from './app-and-device.ts'
import { foldReferrer } from './referrer.ts'
import type { Sighting } from './visitor-id.ts'

type Told = { [facet in Facet]: string | null | undefined }

export function createTraitReader({ siteUrl, apiUrl }: Pick<Config, 'siteUrl' | 'apiUrl'>) {
  const ownSites = new Set([siteUrl, apiUrl].map(foldReferrer))
  const bound = createValueBound()

  return (pageDay: PageDay, { referrer, source, medium, campaign, client }: Sighting): Traits => {
    const site = referrer ? foldReferrer(referrer) : undefined
    const { app, device } = readAppAndDevice(client.userAgent)
    const country = client.country
    const origin = { referrer: ownSites.has(site) ? undefined : site, source, medium, campaign }
    return bound(pageDay, { ...origin, app, device, country })
  }
}

/** No honest page is reached from more places in a day; each value is a row. */
const VALUES_PER_DAY = 300

/** About ten megabytes. A page that drops out, as after a restart, may get 300 more values that day. */
const REMEMBERED = 20_000

interface SeenValues {
  day: number
  values: { [facet in Facet]?: Set<string> }
}

/** A bound, not a cache. Leaves out what nobody told, and calls what is one too many «other». */
function createValueBound() {
  const seen = new LRUCache<string, SeenValues>({ maxSize: REMEMBERED, sizeCalculation: countRemembered })

  return ({ subject, day }: PageDay, told: Told) => {
    const today = seen.get(subject)
    const known: SeenValues = today?.day === day ? today : { day, values: {} }
    const traits = boundTraits(known, told)
    // A copy, because the cache asks for the size only of what it does not hold already.
    seen.set(subject, { ...known })
    return traits
  }
}

/** The page itself counts too. */
function countRemembered({ values }: SeenValues) {
  return facets.reduce((sum, facet) => sum + (values[facet]?.size ?? 0), 1)
}

function boundTraits({ values }: SeenValues, told: Told) {
  const traits: Traits = {}
  for (const facet of facets) {
    const value = told[facet]
    if (!value) continue
    values[facet] ??= new Set()
    if (values[facet].size < VALUES_PER_DAY) values[facet].add(value)
    traits[facet] = values[facet].has(value) ? value : OTHER
  }
  return traits
}

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

type Told = { [facet in Facet]: string | null | undefined }

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

/** What was seen on a day of a page. */
interface SeenValues {
  values: { [facet in Facet]?: Set<string> }
  /** What became of what was told, by all of it: the same few things are told over and over. */
  traits: Map<string, Traits>
}

/** Of a page and day. Honest ones are few; and with invented ones nobody should fill the memory. */
const TRAITS_REMEMBERED = 50

/** Leaves out what nobody told, and calls what is one too many by the name of all others. */
function createValueBound() {
  const seen = new Map<string, SeenValues>()

  return ({ profileId, day }: Place, told: Told) => {
    const key = `${profileId} ${day}`
    const known: SeenValues = seen.get(key) ?? { values: {}, traits: new Map() }
    if (seen.size >= PAGES_REMEMBERED) seen.clear()
    seen.set(key, known)

    const all = `${told.referrer}\n${told.source}\n${told.app}\n${told.device}\n${told.country}`
    const remembered = known.traits.get(all)
    if (remembered) return remembered
    const traits = boundTraits(known, told)
    if (known.traits.size < TRAITS_REMEMBERED) known.traits.set(all, traits)
    return traits
  }
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

import { OTHER } from '@nokshi/contract/visits.ts'
import type { Insertable } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Config } from '../platform/config.ts'
import { readAppAndDevice } from './app-and-device.ts'
import type { Page } from './page-finder.ts'
import { foldReferrer } from './referrer.ts'
import { rememberPerText } from './text-memory.ts'
import type { Sighting } from './visitor-id.ts'

export type Facet = Insertable<Database['facetDay']>['facet']

/** One thing that is known about a visit. */
export interface Trait {
  facet: Facet
  value: string
}

const readReferrer = rememberPerText(foldReferrer)

/** Tells what is known about visits. Our own sites are nowhere to come from. */
export function createTraitReader({ siteUrl, apiUrl }: Pick<Config, 'siteUrl' | 'apiUrl'>) {
  const ownSites = new Set([siteUrl, apiUrl].map(foldReferrer))
  const isOneTooMany = createValueBound()

  return (page: Page, { referrer, source, sender }: Sighting): Trait[] => {
    const site = referrer ? readReferrer(referrer) : undefined
    const { app, device } = readAppAndDevice(sender.userAgent)
    const known: [Facet, string | null | undefined][] = [
      ['referrer', ownSites.has(site) ? undefined : site],
      ['source', source],
      ['app', app],
      ['device', device],
      ['country', sender.country],
    ]
    return known.flatMap(([facet, value]) => {
      if (!value) return []
      return { facet, value: isOneTooMany(page, facet, value) ? OTHER : value }
    })
  }
}

/** No honest page is reached from more places in a day; but what a visitor says can be anything, and each is a row. */
const VALUES_PER_DAY = 300

const PAGES_REMEMBERED = 10_000

function createValueBound() {
  const seen = new Map<string, Set<string>>()

  return ({ profileId, day }: Page, facet: Facet, value: string) => {
    const key = `${profileId} ${day} ${facet}`
    const values = seen.get(key) ?? new Set()
    if (values.has(value)) return false
    if (values.size >= VALUES_PER_DAY) return true
    if (seen.size >= PAGES_REMEMBERED) seen.clear()
    seen.set(key, values.add(value))
    return false
  }
}

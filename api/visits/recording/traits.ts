import { safeUrl } from '@nokshi/contract/safe-url.ts'
import { OTHER } from '@nokshi/contract/visits.ts'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../platform/config.ts'
import { type Facet, facets, type PageDay, type Traits } from '../counting/visit-event.ts'
import { readAppAndDevice } from './bots.ts'
import type { Sighting } from './client.ts'

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
    const values: SeenValues['values'] = today?.day === day ? today.values : {}
    const traits: Traits = {}
    for (const facet of facets) {
      const value = told[facet]
      if (!value) continue
      values[facet] ??= new Set()
      if (values[facet].size < VALUES_PER_DAY) values[facet].add(value)
      traits[facet] = values[facet].has(value) ? value : OTHER
    }
    // A copy, because the cache asks for the size only of what it does not hold already.
    seen.set(subject, { day, values })
    return traits
  }
}

function countRemembered({ values }: SeenValues) {
  return facets.reduce((sum, facet) => sum + (values[facet]?.size ?? 0), 1)
}

/** A site is one source, whichever of its hosts and short links it sends people through. */
const families: Record<string, string[]> = {
  'facebook.com': ['facebook.com', 'fb.com', 'fb.me', 'fb.watch'],
  'instagram.com': ['instagram.com', 'instagr.am', 'ig.me'],
  'linkedin.com': ['linkedin.com', 'lnkd.in', 'com.linkedin.android'],
  'messenger.com': ['messenger.com', 'm.me'],
  'pinterest.com': ['pinterest.com', 'pin.it', 'com.pinterest'],
  'reddit.com': ['reddit.com', 'redd.it', 'com.reddit.frontpage'],
  'snapchat.com': ['snapchat.com'],
  'telegram.org': ['telegram.org', 'telegram.me', 't.me', 'org.telegram.messenger'],
  'threads.com': ['threads.com', 'threads.net'],
  'tiktok.com': ['tiktok.com'],
  'vk.com': ['vk.com'],
  'whatsapp.com': ['whatsapp.com', 'wa.me', 'wl.co', 'com.whatsapp'],
  'x.com': ['x.com', 'twitter.com', 't.co', 'com.twitter.android'],
  'youtube.com': ['youtube.com', 'youtu.be'],
  'google.com': ['com.google.android.googlequicksearchbox'],
  'mail.google.com': ['com.google.android.gm'],
}

const siteOf = new Map(Object.entries(families).flatMap(([site, hosts]) => hosts.map((host) => [host, site])))

/** Google has a host in every country: google.com.bd, google.ae. Its services have names of their own. */
const googleSearch = /^google\.(?:com?\.)?[a-z]{2,3}$/

/** The site a visitor came from, by a host or an address. Undefined when DNS could not know it. */
export function foldReferrer(told: string): string | undefined {
  const host = findHost(told)?.replace(/^(?:www\.)+(?=.+\.)/, '')
  if (host === undefined) return undefined
  if (googleSearch.test(host)) return 'google.com'
  return findFamily(host) ?? host
}

/** Apps on Android name themselves like an address: `android-app://com.linkedin.android`. */
function findHost(told: string) {
  const url = safeUrl(told.replace(/^android-app:/i, 'https:'))
  return url === undefined ? undefined : URL.parse(url)?.hostname
}

function findFamily(host: string) {
  const labels = host.split('.')
  const parents = labels.map((_, index) => labels.slice(index).join('.'))
  return parents.map((parent) => siteOf.get(parent)).find((site) => site !== undefined)
}

import { SiteAnalytics } from '@nokshi/contract/crm/website.ts'
import { Analytics } from '@nokshi/contract/visits.ts'
import type { Client } from './client.ts'

/** What the tests of this slice have in common: beacons, who sends them, and what the owner reads. */

export const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; SM-A536B) Chrome/122.0.0.0 Mobile Safari/537.36' }

let idsMade = 0

/** As the page makes them: never the same twice. */
export function newId(kind: 'visit' | 'visitor') {
  return `${kind}-${(++idsMade).toString().padStart(8, '0')}`
}

interface Beacon {
  username?: string
  visitId?: string
  visitorId?: string
  referrer?: string
  source?: string
}

export function aBeacon(beacon: Beacon = {}) {
  return { username: 'ada-rahman', visitId: newId('visit'), visitorId: newId('visitor'), ...beacon }
}

type HeaderFields = Record<string, string>

/** What a browser says about a beacon that a page sends to its own site. */
export const FROM_PAGE = { 'sec-fetch-site': 'same-origin' }

export async function track(client: Client, beacon: object, headers: HeaderFields = PHONE) {
  const reply = await client.post('/api/traffic/track', beacon, { ...FROM_PAGE, ...headers })
  return reply.status
}

export async function click(client: Client, beacon: object, headers: HeaderFields = PHONE) {
  const reply = await client.post('/api/traffic/click', beacon, { ...FROM_PAGE, ...headers })
  return reply.status
}

export function readAnalytics(owner: Client, days = 30) {
  return owner.read(`/api/linkhubAuth/me/analytics?days=${days}`, Analytics)
}

/** How often each link was opened, by its title. */
export async function readClicks(owner: Client, days = 30) {
  const { period } = await readAnalytics(owner, days)
  return Object.fromEntries(period.links.map(({ title, clicks }) => [title, clicks]))
}

interface SiteBeacon {
  page?: string
  visitId?: string
  visitorId?: string
  cameFrom?: string
  form?: string
  step?: string
}

/** As a page of the studio's site sends it. */
export function aSiteBeacon(beacon: SiteBeacon = {}) {
  return { page: '/services', visitId: newId('visit'), visitorId: newId('visitor'), ...beacon }
}

export async function trackSite(client: Client, beacon: object, headers: HeaderFields = PHONE) {
  const reply = await client.post('/api/traffic/site', beacon, { ...FROM_PAGE, ...headers })
  return reply.status
}

export function readWebsite(desk: Client, days = 30) {
  return desk.read(`/api/crm/website?days=${days}`, SiteAnalytics)
}

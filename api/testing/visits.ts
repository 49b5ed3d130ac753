import { Analytics } from '@nokshi/contract/visits.ts'
import type { Client } from './client.ts'

/** What the tests of this slice have in common: beacons, who sends them, and what the owner reads. */

export const PHONE = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 13; SM-A536B) Chrome/122.0.0.0 Mobile Safari/537.36',
}

let idsMade = 0

/** As the page makes them: never the same twice. */
export function newId(kind: 'visit' | 'visitor') {
  return `${kind}-${(++idsMade).toString().padStart(8, '0')}`
}

export function aBeacon(beacon: { username?: string; visitId?: string; visitorId?: string } = {}) {
  return { username: 'ada-rahman', visitId: newId('visit'), visitorId: newId('visitor'), ...beacon }
}

export async function track(client: Client, beacon: object, headers: Record<string, string> = PHONE) {
  const reply = await client.post('/api/traffic/track', beacon, headers)
  return reply.status
}

export function readAnalytics(owner: Client) {
  return owner.read('/api/linkhubAuth/me/analytics', Analytics)
}

import type { Creator } from './creator.ts'

export interface Question {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** Placeholders for values that differ in each request. */
export const ID = 'an-id-of-22-characters'
export const ADDRESS = '10.100.100.100'

/** The headers of a typical phone; without them beacons would count as a program's. */
const phone = {
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 13; SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36',
  'Accept-Language': 'bn-BD,bn;q=0.9,en;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br',
}

export function askForPage(path: string): Question {
  return { method: 'GET', path, headers: { ...phone, Accept: 'text/html,*/*;q=0.8' } }
}

export function askForJson(path: string, headers: Record<string, string> = {}): Question {
  return { method: 'GET', path, headers: { ...phone, Accept: 'application/json', ...headers } }
}

/** The analytics of a page. */
export function askForAnalytics({ cookie }: Creator): Question {
  return askForJson('/api/linkhubAuth/me/analytics?days=30', { Cookie: cookie })
}

/**
 * As the page sends it (site/app/linkhub/hub/hub-beacon.ts) through a proxy. Each is the first visit of
 * another visitor from another address, because many from one address are limited.
 */
export function tellOfVisit(username: string, siteUrl: string): Question {
  const visit = { username, visitId: ID, source: 'ig', referrer: 'l.instagram.com', visitorId: ID }
  const fromPage = { Origin: siteUrl, 'Content-Type': 'application/json', 'X-Forwarded-For': ADDRESS }
  const headers = { ...phone, Accept: '*/*', ...fromPage }
  return { method: 'POST', path: '/api/traffic/track', headers, body: JSON.stringify(visit) }
}

export function write({ method, path, headers, body = '' }: Question) {
  const lines = Object.entries({
    Host: 'localhost',
    Connection: 'keep-alive',
    ...headers,
    ...(body && { 'Content-Length': String(Buffer.byteLength(body)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

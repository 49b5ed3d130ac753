import type { Chance } from './chance.ts'
import type { Installation } from './installation.ts'

/** Sends beacons as the browser of a passer-by does: with one of many devices, from one of many addresses. */
export function openVisitor({ app }: Installation, chance: Chance, home: string) {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'user-agent': chance.pick(USER_AGENTS),
    'x-forwarded-for': `198.19.${chance.below(256)}.${chance.below(256)}`,
    'cf-ipcountry': chance.pick([home, home, home, 'BD', 'AE', 'SA', 'GB', 'MY']),
  }
  return async (path: string, body: object) => {
    const connection = { remoteAddress: '127.0.0.1' }
    const reply = await app.request(
      path,
      { method: 'POST', headers, body: JSON.stringify(body) },
      { connection },
    )
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  }
}

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; SM-A536B) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'
const USER_AGENTS = [
  ANDROID,
  ANDROID,
  `${ANDROID} Instagram 360.0.0.30.109 Android`,
  `${ANDROID} Instagram 360.0.0.30.109 Android`,
  `${ANDROID} [FB_IAB/FB4A;FBAV/490.0.0.63.82;]`,
  `${ANDROID} WhatsApp/2.24.22`,
  IPHONE,
  IPHONE,
  COMPUTER,
  TABLET,
  'WhatsApp/2.24.22.78 A',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
] as const

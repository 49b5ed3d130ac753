import { openBrowser } from './browser.ts'
import type { Installation } from './installation.ts'
import type { Random } from './random.ts'

/** The browser of a visitor, on one of many devices, at one of many addresses. */
export function openVisitor({ app }: Installation, random: Random, country: string) {
  const { send } = openBrowser(app, {
    'user-agent': random.pick(USER_AGENTS),
    'x-forwarded-for': `198.19.${random.below(256)}.${random.below(256)}`,
    'cf-ipcountry': random.pick([country, country, country, 'BD', 'AE', 'SA', 'GB', 'MY']),
  })
  return (path: string, beacon: object) => send('POST', path, beacon)
}

const CHROME = 'AppleWebKit/537.36 Chrome/131.0.0.0'
const ANDROID = `Mozilla/5.0 (Linux; Android 13; SM-A536B) ${CHROME} Mobile Safari/537.36`
const INSTAGRAM = `${ANDROID} Instagram 360.0.0.30.109 Android`
const SAFARI = 'Mobile/15E148 Safari/604.1'
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 ${SAFARI}`
const USER_AGENTS = [
  ...([ANDROID, ANDROID, INSTAGRAM, INSTAGRAM] as const),
  `${ANDROID} [FB_IAB/FB4A;FBAV/490.0.0.63.82;]`,
  `${ANDROID} WhatsApp/2.24.22`,
  IPHONE,
  IPHONE,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
  `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 ${SAFARI}`,
  'WhatsApp/2.24.22.78 A',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
] as const

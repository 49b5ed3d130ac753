import { type Chance, createChance } from './chance.ts'
import type { Installation } from './installation.ts'
import { DAY, daytime, HOUR } from './moments.ts'
import type { OpenedPage } from './open-pages.ts'
import type { Timetable } from './timetable.ts'

const DAYS = 365

/** Each visit, and each click, is one call of a beacon's route, as the page of a creator makes it. */
export function planVisits(
  installation: Installation,
  timetable: Timetable,
  present: number,
  pages: OpenedPage[],
) {
  const chance = createChance(2026)
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo--) {
    const hour = daysAgo === 0 ? 23 : 12
    timetable.add(daytime(present, daysAgo, hour), async () => {
      // Many at once: what arrives together is committed together.
      await Promise.all(pages.flatMap((page) => visitPage(installation, chance, page, present, daysAgo)))
    })
  }
}

function visitPage(
  installation: Installation,
  chance: Chance,
  page: OpenedPage,
  present: number,
  daysAgo: number,
) {
  const count = visitsOn(chance, page, present, daysAgo)
  return Array.from({ length: count }, () => visit(installation, chance, page, daysAgo))
}

/** Fewer a year ago, more on Fridays, never the same; and of today only what has passed. */
function visitsOn(chance: Chance, { creator }: OpenedPage, present: number, daysAgo: number) {
  const growth = 1 - (daysAgo / DAYS) * 0.5
  const weekday = new Date(present - daysAgo * DAY).getUTCDay()
  const season = weekday === 5 ? 1.5 : weekday === 6 ? 1.2 : 1
  const passed = daysAgo === 0 ? ((present / HOUR + 6) % 24) / 24 : 1
  return Math.round(creator.visitsADay * growth * season * (0.6 + chance.roll() * 0.8) * passed)
}

async function visit({ app }: Installation, chance: Chance, { creator, links }: OpenedPage, daysAgo: number) {
  const { username } = creator
  const serial = Math.floor(chance.roll() * 2 ** 40).toString(36)
  // A third of the visitors are regulars.
  const visitor = chance.roll() < 0.33 ? `regular-${chance.below(120)}` : `visitor-${serial}`
  const beacon = {
    username,
    visitId: `${daysAgo}-visit-${serial}`,
    visitorId: `${visitor}-${username}`.slice(0, 64),
    referrer: chance.pick(REFERRERS),
    source: chance.pick(SOURCES),
  }
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'user-agent': chance.pick(USER_AGENTS),
    'x-forwarded-for': `198.19.${chance.below(256)}.${chance.below(256)}`,
    'cf-ipcountry': chance.pick([
      creator.country,
      creator.country,
      creator.country,
      'BD',
      'AE',
      'SA',
      'GB',
      'MY',
    ]),
  }
  const send = async (path: string, body: object) => {
    const connection = { remoteAddress: '127.0.0.1' }
    const reply = await app.request(
      path,
      { method: 'POST', headers, body: JSON.stringify(body) },
      { connection },
    )
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  }
  await send('/api/traffic/track', beacon)
  // Earlier links are opened more often.
  const link = links[Math.floor(chance.roll() ** 1.7 * links.length)]
  if (link && chance.roll() < 0.38) await send('/api/traffic/click', { ...beacon, link })
}

const REFERRERS = [
  null,
  null,
  'l.instagram.com',
  'l.instagram.com',
  'm.facebook.com',
  'www.youtube.com',
  't.co',
  'www.google.com',
] as const
const SOURCES = [null, null, null, 'ig', 'ig', 'wa', 'card'] as const
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

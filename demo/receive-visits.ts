import { type Chance, createChance } from './chance.ts'
import type { Installation } from './installation.ts'
import { DAY, daytime, HOUR } from './moments.ts'
import type { OpenedPage } from './open-pages.ts'
import { openVisitor } from './open-visitor.ts'
import type { Timetable } from './timetable.ts'

/** So long ago is the first visit. */
export const DAYS = 365

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
  const count = visitsOn(chance, page.creator.visitsADay, present, daysAgo)
  return Array.from({ length: count }, () => visit(installation, chance, page, daysAgo))
}

/** Fewer a year ago, more on Fridays, never the same; and of today only what has passed. */
export function visitsOn(chance: Chance, visitsADay: number, present: number, daysAgo: number) {
  const growth = 1 - (daysAgo / DAYS) * 0.5
  const weekday = new Date(present - daysAgo * DAY).getUTCDay()
  const season = weekday === 5 ? 1.5 : weekday === 6 ? 1.2 : 1
  const passed = daysAgo === 0 ? ((present / HOUR + 6) % 24) / 24 : 1
  return Math.round(visitsADay * growth * season * (0.6 + chance.roll() * 0.8) * passed)
}

async function visit(
  installation: Installation,
  chance: Chance,
  { creator, links }: OpenedPage,
  daysAgo: number,
) {
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
  const send = openVisitor(installation, chance, creator.country)
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

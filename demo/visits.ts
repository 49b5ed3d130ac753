import type { Installation } from './installation.ts'
import type { DemoPage } from './pages.ts'
import { createRandom, type Random } from './random.ts'
import { DAY, HOUR, type Schedule } from './schedule.ts'
import { openVisitor } from './visitor.ts'

/** The first visits were so many days ago. */
export const DAYS = 365

/** A year of visits and clicks, each one call of the beacon's route, as the page of a creator makes it. */
export function planVisits(installation: Installation, schedule: Schedule, pages: DemoPage[]) {
  const random = createRandom(2026)
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo--)
    schedule.add(schedule.hourOf(daysAgo, daysAgo === 0 ? 23 : 12), async () => {
      // Many at once: what arrives together is committed together.
      const visits = pages.flatMap((page) => {
        const count = countVisits(random, page.creator.visitsADay, schedule, daysAgo)
        return Array.from({ length: count }, () => visit(installation, random, page, daysAgo))
      })
      await Promise.all(visits)
    })
}

/** Half as many a year ago, more on Fridays, with some variation; of today only the hours so far. */
export function countVisits(random: Random, visitsADay: number, { present }: Schedule, daysAgo: number) {
  const growth = 1 - (daysAgo / DAYS) * 0.5
  const weekday = new Date(present - daysAgo * DAY).getUTCDay()
  const weekend = weekday === 5 ? 1.5 : weekday === 6 ? 1.2 : 1
  const passed = daysAgo === 0 ? ((present / HOUR + 6) % 24) / 24 : 1
  return Math.round(visitsADay * growth * weekend * (0.6 + random.next() * 0.8) * passed)
}

async function visit(installation: Installation, random: Random, { creator, links }: DemoPage, daysAgo: number) {
  const { username } = creator
  const id = random.id()
  // A third of the visitors are regulars.
  const visitor = random.next() < 0.33 ? `regular-${random.below(120)}` : `visitor-${id}`
  const beacon = {
    username,
    visitId: `${daysAgo}-visit-${id}`,
    visitorId: `${visitor}-${username}`.slice(0, 64),
    referrer: random.pick(REFERRERS),
    source: random.pick(SOURCES),
  }
  const send = openVisitor(installation, random, creator.country)
  await send('/api/traffic/track', beacon)
  // Earlier links are opened more often.
  const link = links[Math.floor(random.next() ** 1.7 * links.length)]
  if (link && random.next() < 0.38) await send('/api/traffic/click', { ...beacon, link })
}

const INSTAGRAM = 'l.instagram.com'
const OTHERS = ['m.facebook.com', 'www.youtube.com', 't.co', 'www.google.com'] as const
const REFERRERS = [null, null, INSTAGRAM, INSTAGRAM, ...OTHERS] as const
const SOURCES = [null, null, null, 'ig', 'ig', 'wa', 'card'] as const

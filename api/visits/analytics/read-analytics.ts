import { type Analytics, REMOVED } from '@nokshi/contract/visits.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Aggregator } from '../counting/aggregate-visits.ts'
import { type CountedLink, listCountedLinks } from '../counting/page-links.ts'
import { ANY_LINK } from '../counting/visit-event.ts'
import { readSums, sum } from './read-sums.ts'

interface Owned {
  id: string
  timeZone: string
  socials: string
  profiles: string
  contactMethods: string
}

export async function readAnalytics(
  deps: Aggregator & Pick<Deps, 'now'>,
  profile: Owned,
  days: number,
  daysAgo = 0,
): Promise<Analytics> {
  const subject = { subject: profile.id, timeZone: profile.timeZone }
  const { clicks, whole, period } = await readSums(deps, subject, days, daysAgo)
  return {
    ...whole,
    period: {
      ...period,
      clicks: sum(clicks.filter((row) => row.link !== ANY_LINK).map((row) => row.clicks)),
      visitsWithClicks: clicks.find((row) => row.link === ANY_LINK)?.clicks ?? 0,
      links: countLinks(await listCountedLinks(deps.db, profile, deps.now()), clicks),
    },
  }
}

/** All links of the page, also unopened ones; deleted links count as one. */
function countLinks(links: CountedLink[], clicks: { link: string; clicks: number }[]) {
  const left = new Map(clicks.map((row) => [row.link, row.clicks]))
  left.delete(ANY_LINK)
  const counted = links.map((link) => {
    const row = { ...link, clicks: left.get(link.link) ?? 0 }
    left.delete(link.link)
    return row
  })
  const removed = sum([...left.values()])
  if (removed === 0) return counted
  return [...counted, { link: REMOVED, title: 'Removed links', url: null, clicks: removed, isShown: false }]
}

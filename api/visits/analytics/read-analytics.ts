import { type Analytics, OTHER, REMOVED } from '@nokshi/contract/visits.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Aggregator, aggregateIfPossible } from '../counting/aggregate-visits.ts'
import { dayIn, isoDay } from '../counting/owner-day.ts'
import { type CountedLink, type LinkedPage, listCountedLinks } from '../counting/page-links.ts'
import { ANY_LINK, type Facet } from '../counting/visit-event.ts'
import { getTotals, listFacets, listFilteredReasons, listLinkClicks, listVisitDays, type Span } from './queries.ts'

export async function readAnalytics(
  deps: Aggregator & Pick<Deps, 'now'>,
  profile: LinkedPage & { timeZone: string },
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

/** Reads a few rows per day, however long the history is. */
export async function readSums(
  deps: Aggregator & Pick<Deps, 'now'>,
  { subject, timeZone }: { subject: string; timeZone: string },
  days: number,
  daysAgo = 0,
) {
  await aggregateIfPossible(deps)
  const { db, now } = deps
  const today = dayIn(timeZone, now()) - daysAgo
  const span = { from: today - days + 1, to: today }
  const { page, ...lifetime } = await getTotals(db, subject)
  // Visits last, so that there are never fewer than clicks.
  const clicks = await listLinkClicks(db, page, span)
  const facets = await listFacets(db, page, span)
  const visitDays = await listVisitDays(db, page, { from: span.from - days, to: today })

  const perDay = fillGaps(visitDays, span)
  const sharesOf = (facet: Facet) => shareOut(facets.filter((row) => row.facet === facet))
  return {
    span,
    clicks,
    sharesOf,
    whole: {
      lifetimeVisits: lifetime.visits,
      uniqueVisitors: lifetime.visitors,
      visitsToday: perDay.at(-1)?.visits ?? 0,
      filtered: byReason(await listFilteredReasons(db, page, { from: 0, to: today })),
      timeZone,
    },
    period: {
      days,
      perDay,
      visits: sum(perDay.map((row) => row.visits)),
      visitsBefore: sum(visitDays.filter((row) => row.day < span.from).map((row) => row.visits)),
      filtered: byReason(await listFilteredReasons(db, page, span)),
      referrers: sharesOf('referrer'),
      apps: sharesOf('app'),
      sources: sharesOf('source'),
      devices: sharesOf('device'),
      countries: sharesOf('country'),
    },
  }
}

interface VisitsOfDay {
  day: number
  visits: number
  visitors: number
}

function fillGaps(rows: VisitsOfDay[], { from, to }: Span) {
  const known = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const { visits = 0, visitors = 0 } = known.get(from + index) ?? {}
    return { day: isoDay(from + index), visits, visitors }
  })
}

function byReason(rows: { reason: string; hits: number }[]): Analytics['filtered'] {
  return Object.fromEntries(rows.map(({ reason, hits }) => [reason, hits]))
}

const SHARES_MAX = 50

function shareOut(rows: { value: string; visits: number }[]) {
  const named = rows
    .filter((row) => row.value !== OTHER)
    .map(({ value, visits }) => ({ name: value, visits }))
    .sort((one, two) => two.visits - one.visits || (one.name < two.name ? -1 : 1))
  const shown = named.slice(0, SHARES_MAX)
  const others = sum(rows.map((row) => row.visits)) - sum(shown.map((share) => share.visits))
  return others === 0 ? shown : [...shown, { name: OTHER, visits: others }]
}

export function sum(counts: number[]) {
  return counts.reduce((total, count) => total + count, 0)
}

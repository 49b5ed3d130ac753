import { formSteps, type SiteAnalytics, siteForms } from '@nokshi/contract/crm/website.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Aggregator, aggregateIfPossible } from '../counting/aggregate-visits.ts'
import { dayIn, isoDay } from '../counting/owner-day.ts'
import { WHOLE_SITE } from '../counting/visit-event.ts'
import { countSiteVisitors, listSiteDays } from './queries.ts'
import { readSums, sum } from './read-analytics.ts'

type Reader = Aggregator & Pick<Deps, 'now'>

export async function readSite(
  deps: Reader,
  timeZone: string,
  days: number,
): Promise<Omit<SiteAnalytics, 'submissions'>> {
  const { span, clicks, sharesOf, whole, period } = await readSums(deps, { subject: WHOLE_SITE, timeZone }, days)
  const counts = await countSiteVisitors(deps.db, span.from)
  const visitors = new Map(counts.map((row) => [row.sitePage, row.visitors]))
  const done = new Map(clicks.map((row) => [row.link, row.clicks]))
  return {
    ...whole,
    period: {
      ...period,
      visitors: visitors.get(WHOLE_SITE) ?? 0,
      pages: addUpPages(await listSiteDays(deps.db, span), visitors),
      media: sharesOf('medium'),
      campaigns: sharesOf('campaign'),
      forms: siteForms.map((form) => {
        const [seen = 0, begun = 0, sent = 0] = formSteps.map((step) => done.get(`${form}:${step}`) ?? 0)
        return { form, seen, begun, sent }
      }),
    },
  }
}

function addUpPages(
  days: { sitePage: string; visits: number }[],
  visitors: Map<string | null, number>,
): SiteAnalytics['period']['pages'] {
  return [...Map.groupBy(days, ({ sitePage }) => sitePage)]
    .filter(([page]) => page !== WHOLE_SITE)
    .map(([page, rows]) => ({ page, visits: sum(rows.map(({ visits }) => visits)), visitors: visitors.get(page) ?? 0 }))
    .sort((one, other) => other.visits - one.visits || (one.page < other.page ? -1 : 1))
}

/** Per day and page, only days with visits. The site as a whole has no page: a visit sees several. */
export async function readSiteDays(deps: Reader, timeZone: string, days: number) {
  await aggregateIfPossible(deps)
  const to = dayIn(timeZone, deps.now())
  const span = { from: to - days + 1, to }
  // The engines do not agree on the order of paths.
  const rows = (await listSiteDays(deps.db, span)).sort(
    (one, other) => one.day - other.day || (one.sitePage < other.sitePage ? -1 : 1),
  )
  return {
    from: isoDay(span.from),
    to: isoDay(to),
    rows: rows.map(({ day, sitePage, visits, visitors }) => ({
      day: isoDay(day),
      page: sitePage === WHOLE_SITE ? null : sitePage,
      visits,
      visitors,
    })),
  }
}

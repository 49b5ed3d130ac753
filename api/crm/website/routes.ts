import type { SiteAnalytics } from '@nokshi/contract/crm/website.ts'
import { AnalyticsQuestion } from '@nokshi/contract/visits.ts'
import { Hono } from 'hono'
import { query } from '../../http/validate.ts'
import { toCsv } from '../../platform/csv.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSite, readSiteDays } from '../../visits/analytics/read-site.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { listNewestEnquiries } from './list-submissions.ts'

const ALL_PAGES = 'All pages'

export function websiteRoutes(deps: Deps) {
  return new Hono()
    .get('/website', query(AnalyticsQuestion), async (c) => {
      const { days } = c.req.valid('query')
      const { timeZone } = await getStudioSettings(deps.db)
      const numbers = await readSite(deps, timeZone, days)
      const answer: SiteAnalytics = { ...numbers, enquiries: await listNewestEnquiries(deps.db) }
      return c.json(answer)
    })
    .get('/website.csv', query(AnalyticsQuestion), async (c) => {
      const { days } = c.req.valid('query')
      const { timeZone } = await getStudioSettings(deps.db)
      const { from, to, rows } = await readSiteDays(deps, timeZone, days)
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="website_${from}_${to}.csv"`)
      return c.body(
        toCsv(
          ['day', 'page', 'visits', 'visitors'],
          rows.map((row) => [row.day, row.page ?? ALL_PAGES, row.visits, row.visitors]),
        ),
      )
    })
}

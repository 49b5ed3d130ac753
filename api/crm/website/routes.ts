import { implement } from '../../http/implement.ts'
import { toCsv } from '../../platform/csv.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSite, readSiteDays } from '../../visits/analytics/read-site.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { listNewestSubmissions } from './list-submissions.ts'

const ALL_PAGES = 'All pages'

export function websiteRoutes(deps: Deps) {
  return implement({
    'GET /api/crm/website': async (_c, { query }) => {
      const { timeZone } = await getStudioSettings(deps.db)
      const stats = await readSite(deps, timeZone, query.days)
      return { ...stats, submissions: await listNewestSubmissions(deps.db) }
    },
    'GET /api/crm/website.csv': async (c, { query }) => {
      const { timeZone } = await getStudioSettings(deps.db)
      const { from, to, rows } = await readSiteDays(deps, timeZone, query.days)
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="website_${from}_${to}.csv"`)
      return c.body(
        toCsv(
          ['day', 'page', 'visits', 'visitors'],
          rows.map((row) => [row.day, row.page ?? ALL_PAGES, row.visits, row.visitors]),
        ),
      )
    },
  })
}

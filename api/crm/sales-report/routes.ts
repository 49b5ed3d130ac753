import { crmSalesReport, sayLine } from '@nokshi/content/crm/sales-report.ts'
import { implement } from '../../http/implement.ts'
import { toCsv } from '../../platform/csv.ts'
import type { Deps } from '../../platform/deps.ts'
import { formatMinor } from '../deals/money.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { readSalesReport } from './sales-report.ts'

const { columns } = crmSalesReport

export function salesReportRoutes(deps: Deps) {
  return implement({
    'GET /api/crm/sales-report': (_c, { query }) => readSalesReport(deps, query),
    'GET /api/crm/sales-report.csv': async (c, { query }) => {
      const lines = await readSalesReport(deps, query)
      const { lostReasons } = await getStudioSettings(deps.db)
      const currency = lines[0]?.amount.currency ?? ''
      const header = [
        ...[crmSalesReport.groups[query.by], columns.enquiries, columns.answered, columns.won],
        ...[`${columns.amount} (${currency})`, columns.lost, ...lostReasons.map(({ label }) => `Lost: ${label}`)],
      ]
      const rows = lines.map((line) => [
        ...[sayLine(query.by, line), line.enquiries, line.answeredInADay, line.won],
        ...[formatMinor(line.amount.minor), line.lost],
        ...lostReasons.map(({ value }) => line.lostBecause.find(({ reason }) => reason === value)?.count ?? 0),
      ])
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="sales-report-${query.by}.csv"`)
      return c.body(toCsv(header, rows))
    },
  })
}

import { crmSalesReport, sayLine } from '@nokshi/content/crm/sales-report.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { labelIn, type OwnChoice } from '@nokshi/contract/crm/deals.ts'
import { ReportLine, reportGroups } from '@nokshi/contract/crm/sales-report.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callPath } from '../../platform/api.ts'
import { apiUrl } from '../../platform/api-url.ts'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { useReachableScroller } from '../../ui/browser/use-reachable-scroller.ts'
import { SelectField } from '../../ui/fields/field.tsx'
import { MoneyText, roundToWhole } from '../deals/money.tsx'
import { Chips } from '../parts/buttons.tsx'
import { CrmPage, crmMeta, EmptyState, Fetched } from '../parts/crm-page.tsx'
import { crmApi, crmQuery } from '../records/crm-api.ts'
import { useOwnLists } from '../records/crm-queries.ts'
import { useFilters } from '../records/filters-in-url.ts'
import './sales-report.css'

const labels = crmSalesReport

export const handle: EarlyCalls = { calls: ['GET /api/crm/sales-report'] }

export const meta = crmMeta(labels.title)

type Group = (typeof reportGroups)[number]

export default function SalesReportRoute() {
  const [filters, setFilters, bind] = useFilters(['by', 'months'])
  const by = reportGroups.find((known) => known === filters.by) ?? 'month'
  const report = useQuery(
    crmQuery(
      ['sales-report', filters],
      () => crmApi('GET /api/crm/sales-report', ReportLine.array(), { query: filters }),
      { placeholderData: keepPreviousData },
    ),
  )
  return (
    <CrmPage
      title={labels.title}
      note={labels.note}
      actions={
        <a
          className="crm-text-link"
          href={apiUrl(callPath('GET /api/crm/sales-report.csv', { query: filters }))}
          download
        >
          {labels.export}
        </a>
      }
    >
      <search className="row gap-y-8 gap-x-16 align-end">
        <Chips
          label={labels.by}
          choices={reportGroups.map((value) => ({ value, label: labels.groups[value] }))}
          value={by}
          onChoose={(value) => setFilters({ by: value === 'month' ? undefined : value })}
        />
        <SelectField
          label={labels.period}
          placeholder={labels.periods['12']}
          choices={Object.entries(labels.periods)
            .filter(([value]) => value !== '12')
            .map(([value, label]) => ({ value, label }))}
          {...bind('months')}
        />
      </search>
      <Fetched query={report}>
        {(lines) =>
          lines.every(({ enquiries }) => enquiries === 0) ? (
            <EmptyState {...labels.none} />
          ) : (
            <>
              <ReportPicture by={by} lines={lines} />
              <ReportTable by={by} lines={lines} />
            </>
          )
        }
      </Fetched>
    </CrmPage>
  )
}

const parts = ['won', 'lost', 'open'] as const

/** A bar for each line: what was won, what was lost, and what is open or came to nothing else. The table says it in words. */
function ReportPicture({ by, lines }: { by: Group; lines: ReportLine[] }) {
  const most = Math.max(1, ...lines.map(({ enquiries }) => enquiries))
  const words = { won: labels.columns.won, lost: labels.columns.lost, open: labels.open }
  return (
    <div className="crm-card stack gap-10" aria-hidden="true">
      <ul className="wrap gap-x-16 crm-small">
        {parts.map((part) => (
          <li key={part} className="line gap-6">
            <span className="sales-part sales-key" data-part={part} />
            {words[part]}
          </li>
        ))}
      </ul>
      {lines.map((line) => (
        <div key={line.key} className="sales-line stack gap-10">
          <bdi className="crm-small ellipsis">{sayLine(by, line)}</bdi>
          <span className="sales-bar flex">
            {parts.map((part) => {
              const count = part === 'open' ? Math.max(0, line.enquiries - line.won - line.lost) : line[part]
              return (
                <span
                  key={part}
                  className="sales-part"
                  data-part={part}
                  style={{ inlineSize: `${(count / most) * 100}%` }}
                />
              )
            })}
          </span>
          <span className="figures crm-small">{writeCount(line.enquiries)}</span>
        </div>
      ))}
    </div>
  )
}

function ReportTable({ by, lines }: { by: Group; lines: ReportLine[] }) {
  const { enquiries, answered, won, amount, lost } = labels.columns
  const { lostReasons } = useOwnLists()
  return (
    <section className="sales-table-box" aria-label={labels.title} {...useReachableScroller<HTMLElement>()}>
      <table className="sales-table full-width card">
        <caption className="crm-small">{labels.rates}</caption>
        <thead>
          <tr>
            {[labels.groups[by], enquiries, answered, won, amount, lost].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                <bdi>{sayLine(by, line)}</bdi>
              </th>
              <td className="figures">{writeCount(line.enquiries)}</td>
              <td className="figures">{ofAll(line.answeredInADay, line.enquiries)}</td>
              <td className="figures">{writeCount(line.won)}</td>
              <td>{line.amount.minor > 0 && <MoneyText of={roundToWhole(line.amount)} />}</td>
              <td>{line.lost > 0 && `${writeCount(line.lost)} (${sayReasons(lostReasons, line)})`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ofAll(count: number, all: number) {
  return all === 0 ? '' : `${writeCount(count)} (${Math.round((count / all) * 100)}%)`
}

function sayReasons(list: OwnChoice[], { lostBecause }: ReportLine) {
  return lostBecause.map(({ reason, count }) => `${labelIn(list, reason)} ${count}`).join(', ')
}

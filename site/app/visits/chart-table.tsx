import { analytics as labels } from '@nokshi/content/analytics.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Bar } from './chart-bars.ts'
import { barName } from './chart-reading.ts'
import './stats-table.css'

export function ChartTable({ bars, isWeekly }: { bars: Bar[]; isWeekly: boolean }) {
  const { table, day, week, columns } = labels.chart
  return (
    <details className="chart-numbers fold-above">
      <summary>{table}</summary>
      <table className="stats-table">
        <thead>
          <tr>
            <th scope="col">{isWeekly ? week : day}</th>
            <th scope="col" className="stats-number">
              {columns.visits}
            </th>
            {!isWeekly && (
              <th scope="col" className="stats-number">
                {columns.visitors}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {bars
            .map((bar, at) => (
              <tr key={bar.from}>
                <th scope="row">{barName(bars, at)}</th>
                <td className="stats-number">{writeCount(bar.visits)}</td>
                {bar.visitors !== undefined && <td className="stats-number">{writeCount(bar.visitors)}</td>}
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </details>
  )
}

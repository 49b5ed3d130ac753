import { analytics as labels } from '@nokshi/content/analytics.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Analytics } from '@nokshi/contract/visits.ts'
import { Download } from 'lucide-react'
import { useCallback, useState } from 'react'
import { apiUrl } from '../platform/api-url.ts'
import { type Bar, barName, barNumbers, barPerDay, barPerWeek } from './chart-bars.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import { stitchScale } from './chart-geometry.ts'
import { placeOf, shareOf, writeShare } from './write-numbers.ts'
import './chart.css'
import './stats-table.css'

interface VisitsChartProps {
  period: Pick<Analytics['period'], 'days' | 'perDay' | 'visits' | 'visitsBefore'>
  timeZone: string
  table: string
}

/** A bar narrower than that can be neither seen nor hit: days then go into weeks. */
const BAR_MIN = 4

export function VisitsChart({ period, timeZone, table }: VisitsChartProps) {
  /** Zero until it is known: stitches keep their size at any width. */
  const [width, setWidth] = useState(0)
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  const [picked, pick] = useState<number>()
  const { perDay, days } = period
  const isWeekly = width < perDay.length * BAR_MIN
  const bars = isWeekly ? barPerWeek(perDay) : barPerDay(perDay)
  const scale = stitchScale(Math.max(...bars.map((bar) => bar.visits)))
  const at = Math.min(picked ?? bars.length - 1, bars.length - 1)
  const bar = bars[at]
  const { byDay, byWeek, caption, day, week, visits, key, download } = labels.chart
  const perStitch = visits(scale.visitsPerStitch, writeCount(scale.visitsPerStitch))

  return (
    <section className="chart stack card min-width-0">
      <div className="row between gap-2 gap-x-20">
        <h2 className="stats-heading">{isWeekly ? byWeek : byDay}</h2>
        <p className="soft micro">{caption(days, placeOf(timeZone), perStitch)}</p>
      </div>
      <p className="chart-change wrap gap-x-10 soft items-baseline">
        <strong className="figures">{visits(period.visits, writeCount(period.visits))}</strong>
        <span>{inWords(period)}</span>
      </p>
      {bar && (
        <p className="chart-reading" data-today={at === bars.length - 1 || undefined}>
          <strong>{barName(bars, at)}</strong> <span className="figures">{barNumbers(bar)}</span>
        </p>
      )}
      <div className="chart-plot relative rounded" ref={place}>
        {width > 0 && <ChartDrawing bars={bars} scale={scale} width={width} picked={at} onPick={pick} />}
        {/* Moves through the bars by keyboard, and says each one to those who hear the page. */}
        <input
          type="range"
          className="chart-walk clear-cover"
          aria-label={isWeekly ? week : day}
          aria-valuetext={bar && `${barName(bars, at)}: ${barNumbers(bar)}`}
          min={0}
          max={bars.length - 1}
          value={at}
          onChange={({ target }) => pick(target.valueAsNumber)}
        />
      </div>
      <div className="row between gap-2 gap-x-20">
        <p className="soft micro row gap-x-16">
          <span className="chart-key-visits">{key.visits}</span>
          {!isWeekly && <span className="chart-key-visitors">{key.visitors}</span>}
        </p>
        <a className="inline-row gap-8 tap-height strong" href={apiUrl(table)} download>
          <Download aria-hidden size={16} />
          {download}
        </a>
      </div>
      <ChartTable bars={bars} isWeekly={isWeekly} />
    </section>
  )
}

function inWords({ visits, visitsBefore, days }: VisitsChartProps['period']) {
  const { more, fewer, same, first } = labels.change
  if (visitsBefore === 0) return first(days)
  if (visits === visitsBefore) return same(days)
  const share = writeShare(shareOf(Math.abs(visits - visitsBefore), visitsBefore))
  return visits > visitsBefore ? more(share, days) : fewer(share, days)
}

function ChartTable({ bars, isWeekly }: { bars: Bar[]; isWeekly: boolean }) {
  const { table, day, week, columns } = labels.chart
  return (
    <details className="chart-numbers line-above">
      <summary className="no-marker inline-row tap-height strong underlined">{table}</summary>
      <table className="stats-table full-width">
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

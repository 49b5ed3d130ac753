import { analytics as labels } from '@nokshi/content/analytics.ts'
import { language } from '@nokshi/content/language.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Analytics } from '@nokshi/contract/visits.ts'
import { writeDay, writeSpan } from './write-numbers.ts'

type Day = Analytics['period']['perDay'][number]

export interface Bar {
  from: string
  to: string
  visits: number
  /** Of a single day only: visitors of several days cannot be added up. */
  visitors: number | undefined
}

const DAYS_PER_WEEK = 7

export function barPerDay(days: Day[]): Bar[] {
  return days.map(({ day, visits, visitors }) => ({ from: day, to: day, visits, visitors }))
}

/** Weeks are counted back from today, so that the last one is whole. */
export function barPerWeek(days: Day[]): Bar[] {
  const short = days.length % DAYS_PER_WEEK
  const starts = days.map((_, index) => index).filter((index) => index === 0 || index % DAYS_PER_WEEK === short)
  return starts.flatMap((start, index) => {
    const week = days.slice(start, starts[index + 1])
    const [first] = week
    const last = week.at(-1)
    if (!first || !last) return []
    return {
      from: first.day,
      to: last.day,
      visits: week.reduce((sum, { visits }) => sum + visits, 0),
      visitors: undefined,
    }
  })
}

/** Which bars have their day written under them, counted back from today. */
export function labelledBars(bars: Bar[], barWidth: number, labelWidth: number) {
  const apart = Math.ceil(labelWidth / barWidth)
  const isDaily = bars.at(0)?.from === bars.at(0)?.to && bars.length > DAYS_PER_WEEK
  // The same weekday again and again, where there are weeks to see.
  const step = isDaily ? Math.ceil(apart / DAYS_PER_WEEK) * DAYS_PER_WEEK : apart
  return bars.map((_, index) => index).filter((index) => (bars.length - 1 - index) % step === 0)
}

const { today, thisWeek, visits, visitors } = labels.chart

/** What the last bar is called; the others are called by their days. */
function lastBarName(bar: Bar) {
  return bar.from === bar.to ? today : thisWeek
}

export function barName(bars: Bar[], at: number) {
  const bar = bars[at]
  if (!bar) return ''
  const span = writeSpan(bar.from, bar.to)
  return at === bars.length - 1 ? `${lastBarName(bar)}${language.comma} ${span}` : span
}

export function barLabel(bars: Bar[], at: number) {
  const bar = bars[at]
  if (!bar) return ''
  return at === bars.length - 1 ? lastBarName(bar) : writeDay(bar.from)
}

export function barNumbers(bar: Bar) {
  const counted = visits(bar.visits, writeCount(bar.visits))
  if (bar.visitors === undefined) return counted
  return `${counted}${language.comma} ${visitors(bar.visitors, writeCount(bar.visitors))}`
}

import { analytics as labels } from '@nokshi/content/analytics.ts'
import { language } from '@nokshi/content/language.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { Bar } from './chart-bars.ts'
import { writeDay, writeSpan } from './write-numbers.ts'

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

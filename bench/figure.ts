export type Unit = '/s' | 'µs' | 'ms' | 's' | 'KB' | 'MB' | 'bytes' | ''
export type Bar = { atLeast: number } | { atMost: number }

/** One line of the table. */
export interface Figure {
  what: string
  product: string
  /** The same figure of a reference in the same run, and the ratio to it. */
  reference?: string
  ratio?: number
  bar?: string
  /** Absent for a figure without a target. */
  isMet?: boolean
  /** Sentences that explain the figure, below the table. */
  notes?: string[]
}

export function amount(what: string, value: number, unit: Unit, bar?: Bar): Figure {
  return { what, product: write(value, unit), ...judge(value, bar) }
}

export interface Reference {
  name: string
  value: number
}

/** The product and a reference in the same run. The target is about their ratio. */
export function ratio(what: string, value: number, unit: Unit, reference: Reference, bar?: Bar): Figure {
  const times = value / reference.value
  return {
    ...{ what, product: write(value, unit), reference: `${write(reference.value, unit)} ${reference.name}` },
    ...{ ratio: times, ...judge(times, bar) },
  }
}

function judge(value: number, bar: Bar | undefined) {
  if (!bar) return {}
  return 'atLeast' in bar
    ? { bar: `>= ${bar.atLeast}`, isMet: value >= bar.atLeast }
    : { bar: `<= ${bar.atMost}`, isMet: value <= bar.atMost }
}

/** With as many digits as are significant. */
export function write(value: number, unit: Unit) {
  const digits = unit === '/s' || unit === '' || value >= 100 ? 0 : value >= 10 ? 1 : 2
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return unit === '/s' ? `${number}/s` : `${number} ${unit}`.trimEnd()
}

const HEAD = ['what', 'product', 'reference', 'ratio', 'bar', '']

/** Markdown, to be read on a screen and to be pasted into a document. */
export function drawTable(figures: Figure[]) {
  const lines = figures.map(({ what, product, reference = '', ratio, bar = '', isMet }) => [
    ...[what, product, reference, ratio?.toFixed(2) ?? '', bar],
    isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
  ])
  const widths = HEAD.map((_, column) => Math.max(3, ...[HEAD, ...lines].map((line) => line[column]?.length ?? 0)))
  const draw = (line: string[]) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [draw(HEAD), draw(widths.map((width) => '-'.repeat(width))), ...lines.map(draw)].join('\n')
}

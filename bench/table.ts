import { type Bar, type Figure, isMet, resultOf } from './figure.ts'

/** What a row came to: its figures, or why it has none. */
export interface RowResult {
  row: string
  figures: Figure[]
  reason?: string
}

const HEAD = ['what', 'product', 'held against', 'figure', 'bar', '']

/** For a screen: numbers to the right, a missed bar in capitals. */
export function drawTable(results: RowResult[]) {
  const lines = results.flatMap(({ row, figures, reason }) =>
    reason === undefined ? figures.map(lineOf) : [[row, '', '', '', '', `not measured: ${reason}`]],
  )
  const widths = HEAD.map((_, column) =>
    Math.max(...[HEAD, ...lines].map((line) => line[column]?.length ?? 0)),
  )
  const draw = (line: string[]) =>
    line
      .map((cell, column) =>
        NUMBERS.has(column) ? cell.padStart(at(widths, column)) : cell.padEnd(at(widths, column)),
      )
      .join('  ')
      .trimEnd()
  return [draw(HEAD), widths.map((width) => '-'.repeat(width)).join('  '), ...lines.map(draw)].join('\n')
}

const NUMBERS = new Set([1, 3])

function at(widths: number[], column: number) {
  return widths[column] ?? 0
}

function lineOf(figure: Figure) {
  const { what, product, unit, reference, bar } = figure
  const verdict = { true: 'met', false: 'MISSED', undefined: '' }[String(isMet(figure))] ?? ''
  return [
    what,
    amount(product, unit),
    reference ? `${amount(reference.amount, unit)}  ${reference.name}` : '',
    reference ? resultOf(figure).toFixed(2) : amount(product, unit),
    bar ? describe(bar) : '',
    verdict,
  ]
}

function describe(bar: Bar) {
  return 'atLeast' in bar ? `>= ${bar.atLeast}` : `<= ${bar.atMost}`
}

/** As many digits as mean something: rates are whole numbers, most others have one or two after the point. */
function amount(value: number, unit: Figure['unit']) {
  const digits = unit === '/s' || unit === '' || value >= 100 ? 0 : value >= 10 ? 1 : 2
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return unit === '/s' ? `${number}/s` : `${number} ${unit}`.trimEnd()
}

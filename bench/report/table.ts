import { type Bar, type Figure, isMet, resultOf, writeAmount } from './figure.ts'

/** What a row came to: its figures, or why it has none. */
export interface RowResult {
  row: string
  figures: Figure[]
  reason?: string
}

export const HEAD = ['what', 'product', 'reference', 'ratio', 'bar', '']

/** Columns with numbers, which stand to the right. */
export const NUMBERS = new Set([1, 3])

/** For a screen: a missed bar in capitals; below it, what explains a figure, and why others are missing. */
export function drawTable(results: RowResult[]) {
  const lines = results.flatMap(({ figures }) => figures.map(cellsOf))
  const widths = HEAD.map((_, column) =>
    Math.max(...[HEAD, ...lines].map((line) => line[column]?.length ?? 0)),
  )
  const draw = (line: string[]) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return NUMBERS.has(column) ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  const table = [draw(HEAD), widths.map((width) => '-'.repeat(width)).join('  '), ...lines.map(draw)]
  const notes = results.flatMap(({ row, figures, reason }) => [
    ...figures.flatMap((figure) => figure.notes ?? []),
    ...(reason === undefined ? [] : [`${row}: not measured: ${reason}`]),
  ])
  return [...(lines.length > 0 ? [...table, ''] : []), ...notes.map(wrap)].join('\n').trimEnd()
}

const COLUMNS = 100

/** At spaces; what goes on is indented. */
function wrap(note: string) {
  const lines = ['']
  for (const word of note.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line.length + 1 + word.length <= COLUMNS)
      lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
    else lines.push(`  ${word}`)
  }
  return lines.join('\n')
}

/** One line of the table, cell by cell. */
export function cellsOf(figure: Figure) {
  const { what, product, unit, reference, bar } = figure
  const verdict = { true: 'met', false: 'MISSED', undefined: '' }[String(isMet(figure))] ?? ''
  return [
    what,
    writeAmount(product, unit),
    reference ? `${writeAmount(reference.amount, unit)} ${reference.name}` : '',
    reference ? resultOf(figure).toFixed(2) : '',
    bar ? describe(bar) : '',
    verdict,
  ]
}

function describe(bar: Bar) {
  return 'atLeast' in bar ? `>= ${bar.atLeast}` : `<= ${bar.atMost}`
}

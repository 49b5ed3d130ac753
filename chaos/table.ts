import type { Finding } from './scenario.ts'

/** What a scenario came to on one engine: its findings, or why it has none. */
export interface Result {
  scenario: string
  engine: string
  seconds: number
  findings: Finding[]
  /** Not run, or broken off. */
  reason?: string
  isBroken: boolean
}

const HEAD = ['scenario', 'engine', 'what was done', 'acknowledged', 'found', 'verdict']
const WIDTHS = [10, 10, 34, 24, 34, 44]

/** For a screen: words wrap within their columns. */
export function drawTable(results: Result[]) {
  const rule = WIDTHS.map((width) => '-'.repeat(width)).join('  ')
  const rows = results.flatMap(toRows).map(drawRow)
  return [drawRow(HEAD), rule, rows.join(`\n${rule}\n`)].join('\n')
}

function toRows({ scenario, engine, findings, reason }: Result): string[][] {
  const broken = reason === undefined ? [] : [[scenario, engine, '', '', '', reason]]
  return [
    ...findings.map((finding) => [
      scenario,
      engine,
      finding.done,
      finding.acknowledged,
      finding.found,
      verdictOf(finding),
    ]),
    ...broken,
  ]
}

export function verdictOf({ faults, remark }: Finding) {
  const verdict = faults.length === 0 ? 'held' : `BROKEN: ${faults.join('; ')}`
  return remark ? `${verdict}. ${remark}` : verdict
}

function drawRow(cells: string[]) {
  const columns = cells.map((cell, column) => wrap(cell, WIDTHS[column] ?? 20))
  const height = Math.max(...columns.map((lines) => lines.length))
  return Array.from({ length: height }, (_, line) =>
    columns
      .map((lines, column) => (lines[line] ?? '').padEnd(WIDTHS[column] ?? 20))
      .join('  ')
      .trimEnd(),
  ).join('\n')
}

function wrap(text: string, width: number) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines.push(`${lines.pop()} ${word}`)
    else lines.push(word)
  }
  return lines
}

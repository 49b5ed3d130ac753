import { thinMarks } from '@nokshi/contract/text.ts'
import { createPauses } from '../../database/pauses.ts'
import { readCsvCell } from '../../platform/csv.ts'
import { Refusal } from '../../platform/refusal.ts'

const separators = [',', ';', '\t', '|']

/** Reads CSV (RFC 4180), also with Excel's separators. */
export async function parseTable(text: string): Promise<string[][]> {
  const plain = thinMarks(text)
    .replace(/^\uFEFF/, '')
    .replace(/^sep=(.)\r?\n/i, '')
  return readRows(plain, guessSeparator(plain))
}

/** The most frequent one in the first line, outside of quotes. */
function guessSeparator(text: string) {
  const line =
    text
      .slice(0, 10_000)
      .replace(/"[^"]*"/g, '')
      .split(/\r?\n|\r/, 1)[0] ?? ''
  const counts = separators.map((separator) => line.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/** A file is one transaction, which others wait for: so it must take seconds. */
export const ROWS_MAX = 5000
const COLUMNS_MAX = 200
/** More than any field allows. */
const CELL_CHARACTERS_MAX = 20_000
/** Checks the clock rarely, because that takes longer than a cell. */
const CELLS_AT_ONCE = 500

/** No regular expression: a cell may have megabytes, and backtracking would store every step. */
async function readRows(text: string, separator: string) {
  const rows: string[][] = []
  let row: string[] = []
  let line = 1
  let cells = 0
  const ending = new RegExp(`[${separator}\\r\\n]`, 'g')
  const pause = createPauses()
  const endRow = () => {
    if (row.some((cell) => cell !== '')) rows.push(row)
    // One more for a possible header.
    if (rows.length > ROWS_MAX + 1) throw new Refusal('invalid', 'too-many-rows')
    row = []
    line++
  }
  for (let place = 0; place < text.length; ) {
    const quoted = text[place] === '"' ? readQuoted(text, place + 1, line) : undefined
    ending.lastIndex = quoted?.end ?? place
    const end = ending.exec(text)?.index ?? text.length
    if (row.push(clean(quoted?.value ?? text.slice(place, end))) > COLUMNS_MAX)
      throw new Refusal('invalid', { code: 'too-many-columns', params: { max: COLUMNS_MAX } })
    if (text[end] !== separator) endRow()
    place = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (++cells % CELLS_AT_ONCE === 0) await pause()
  }
  if (text.endsWith(separator)) row.push('')
  endRow()
  return rows
}

/** Two quotation marks stand for one. */
function readQuoted(text: string, start: number, row: number) {
  for (let from = start; ; ) {
    const quote = text.indexOf('"', from)
    if (quote === -1) throw unclosed(row)
    if (text[quote + 1] !== '"') return { value: text.slice(start, quote).replaceAll('""', '"'), end: quote + 1 }
    from = quote + 2
  }
}

function clean(cell: string) {
  return readCsvCell(cell.slice(0, CELL_CHARACTERS_MAX).trim()).trim()
}

function unclosed(row: number) {
  return new Refusal('invalid', { code: 'unclosed-quote', params: { row } })
}

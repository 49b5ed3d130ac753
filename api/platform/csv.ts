import { writeCsvCell } from './csv-cell.ts'

type Cell = string | number | null

/** RFC 4180, with a byte order mark, without which Excel shows Bangla and Arabic as rubbish. */
export function toCsv(header: string[], rows: Cell[][]) {
  return `\uFEFF${toCsvLines([header, ...rows])}`
}

/** The lines that follow, where a table is written part by part. */
export function toCsvLines(rows: Cell[][]) {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

/** Our own numbers may be negative, which is no formula. */
function toCell(cell: Cell) {
  return typeof cell === 'string' ? writeCsvCell(cell) : String(cell ?? '')
}

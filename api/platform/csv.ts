import { writeCsvCell } from './csv-cell.ts'

type Cell = string | number | null

/**
 * A table for spreadsheets, as RFC 4180 wants it. Marked as UTF-8 at its start, without which Excel shows
 * Bangla and Arabic as rubbish.
 */
export function toCsv(header: string[], rows: Cell[][]) {
  return `\uFEFF${toCsvLines([header, ...rows])}`
}

/** The lines that follow, where a table is written part by part. */
export function toCsvLines(rows: Cell[][]) {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

/** A number of our own may be below zero. */
function toCell(cell: Cell) {
  return typeof cell === 'string' ? writeCsvCell(cell) : String(cell ?? '')
}

import { writeCsvCell } from '@nokshi/contract/files/csv-cell.ts'

/** A table as a spreadsheet reads it. */
export function toCsv(rows: string[][]) {
  return rows.map((cells) => cells.map(writeCsvCell).join(',')).join('\r\n')
}

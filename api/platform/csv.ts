type Cell = string | number | null

/**
 * A table for spreadsheets, as RFC 4180 wants it. Marked as UTF-8 at its start, without which Excel shows Bangla and
 * Arabic as rubbish.
 */
export function toCsv(header: string[], rows: Cell[][]) {
  return `\uFEFF${[header, ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`
}

/** What spreadsheets take for the beginning of a formula, after whatever space and invisible signs they skip. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/u

/** A text that would run as a formula begins with an apostrophe, which tells spreadsheets that it is a text (OWASP). */
function toCell(cell: Cell) {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell ?? '')
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

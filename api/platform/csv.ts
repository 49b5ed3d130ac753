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

/** What spreadsheets take for the beginning of a formula, also in the wide forms of East Asia. */
const FORMULA = new Set('=+-@＝＋－＠')

/** Besides commas, where a spreadsheet with other settings may begin a cell, whatever is quoted. */
const SEPARATORS = new Set(';\t\r\n')

/** No spreadsheet takes this for a formula or a number: it keeps it as it is, the plus included. */
const SPACED_PHONE = /^ ?\+\d{1,3}(?: \d{2,14}){1,6}(?=[;\t\r\n]|$)/

/** A phone number as it stands in a cell: `+8801712345678` would become a number with an exponent. */
export function writeCsvPhone(number: string) {
  return number.replace(
    /^\+(?:(880)(\d{4})|(966|971)(\d\d)|(1)(\d{3})|(\d\d)(\d{2}))(\d{4,})$/,
    (_, ...parts) => `+${parts.slice(0, 9).filter(Boolean).join(' ')}`,
  )
}

/** What may precede a formula. */
const SKIPPED = /^[\s"'\p{Cf}]$/u

/** Some spreadsheets drop these at the start of a cell. */
const DROPPED = /^[\t\r]/

/** RFC 4180. An apostrophe before formulas makes spreadsheets treat them as text (OWASP, «CSV injection»). */
export function writeCsvCell(text: string) {
  const marks = findFormulas(text)
  const starts = DROPPED.test(text) && marks[0] !== 0 ? [0, ...marks] : marks
  const safe = [0, ...starts]
    .map((start, index) => `${index === 0 ? '' : "'"}${text.slice(start, starts[index] ?? text.length)}`)
    .join('')
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a cell without those apostrophes. */
export function readCsvCell(cell: string) {
  const marks = findFormulas(cell).filter((mark) => cell[mark] === "'")
  const starts = /^'[\t\r]/.test(cell) && marks[0] !== 0 ? [0, ...marks] : marks
  return [-1, ...starts].map((start, index) => cell.slice(start + 1, starts[index] ?? cell.length)).join('')
}

/** Where the cells begin that hold a formula. One walk, because a text may be long. */
function findFormulas(text: string) {
  const marks: number[] = []
  let mark: number | undefined = 0
  let place = 0
  for (const character of text) {
    place += character.length
    if (SEPARATORS.has(character)) mark = place
    else if (mark !== undefined && FORMULA.has(character)) {
      if (!SPACED_PHONE.test(text.slice(mark, mark + 40))) marks.push(mark)
      mark = undefined
    } else if (!SKIPPED.test(character)) mark = undefined
  }
  return marks
}

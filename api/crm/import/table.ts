import { readCsvCell } from '@nokshi/contract/files/csv-cell.ts'
import { thinMarks } from '@nokshi/contract/text.ts'
import { Refusal } from '../../platform/refusal.ts'

const separators = [',', ';', '\t', '|']

/** A table out of a CSV file as RFC 4180 writes it, and as Excel does where a comma parts decimals. */
export function parseTable(text: string): string[][] {
  const plain = thinMarks(text)
    .replace(/^\uFEFF/, '')
    .replace(/^sep=(.)\r?\n/i, '')
  const rows = readRows(plain, guessSeparator(plain))
  return rows.filter((cells) => cells.some((cell) => cell !== ''))
}

/** The one that parts the first line most often, outside of quotes. */
function guessSeparator(text: string) {
  const line =
    text
      .slice(0, 10_000)
      .replace(/"[^"]*"/g, '')
      .split(/\r?\n|\r/, 1)[0] ?? ''
  const counts = separators.map((separator) => line.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/** By hand and not by one expression: a cell may be megabytes, and an expression would remember each of its steps. */
function readRows(text: string, separator: string) {
  const rows: string[][] = [[]]
  for (let place = 0; place < text.length; ) {
    const cell = text[place] === '"' ? readQuoted(text, place + 1, rows.length) : { value: '', end: place }
    const end = endOfCell(text, cell.end, separator)
    rows.at(-1)?.push(clean(text[place] === '"' ? cell.value : text.slice(place, end)))
    if (text[end] !== separator) rows.push([])
    place = end + (text.startsWith('\r\n', end) ? 2 : 1)
  }
  if (text.endsWith(separator)) rows.at(-1)?.push('')
  return rows
}

function endOfCell(text: string, from: number, separator: string) {
  const ending = new RegExp(`[${separator}\\r\\n]`, 'g')
  ending.lastIndex = from
  return ending.exec(text)?.index ?? text.length
}

/** Two quotation marks stand for one. */
function readQuoted(text: string, start: number, row: number) {
  let value = ''
  for (let from = start; ; ) {
    const quote = text.indexOf('"', from)
    if (quote === -1) throw unclosed(row)
    if (text[quote + 1] !== '"') return { value: value + text.slice(from, quote), end: quote + 1 }
    value += text.slice(from, quote + 1)
    from = quote + 2
  }
}

function clean(cell: string) {
  return readCsvCell(cell.trim()).trim()
}

function unclosed(row: number) {
  return new Refusal('invalid', { code: 'unclosed-quote', params: { row } })
}

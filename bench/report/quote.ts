import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeAmount } from './figure.ts'
import { type Report, readReference } from './report.ts'
import { cellsOf, HEAD, NUMBERS } from './table.ts'

const root = resolve(import.meta.dirname, '../..')

/** Documents that quote the run that is kept in bench/reference.json. */
export const quoting = ['README.md', 'docs/scale.md']

/** Between these lines stand figures of the run; the first may name the rows that are wanted. */
const BLOCK = /(<!-- bench:([a-z -]*)-->\n)[\s\S]*?(<!-- \/bench -->)/g

/** The same document with the figures of this run. */
export function quoteIn(text: string, report: Report) {
  return text.replace(BLOCK, (_, begin: string, words: string, end: string) => {
    const names = words.trim().split(/\s+/).filter(Boolean)
    const rows = report.rows.filter(({ row }) => names.length === 0 || names.includes(row))
    return `${begin}${drawMarkdown(rows)}\n\n${describe(report)}\n${end}`
  })
}

function drawMarkdown(rows: Report['rows']) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = line(HEAD.map((_, column) => (NUMBERS.has(column) ? '---:' : '---')))
  return [
    line(HEAD),
    rule,
    ...rows.flatMap(({ figures }) => figures.map((figure) => line(cellsOf(figure)))),
  ].join('\n')
}

function describe({ at, machine }: Report) {
  const { cores, model, memoryGB, platform, node } = machine
  return `\`npm run bench\` on ${at.slice(0, 10)}: ${cores} cores (${model}), ${memoryGB} GB, ${platform}, Node ${node}.`
}

/** Every amount that the run printed. */
export function listAmounts({ rows }: Report) {
  return rows.flatMap(({ figures }) =>
    figures.flatMap(({ product, unit, reference }) => [
      writeAmount(product, unit),
      ...(reference ? [writeAmount(reference.amount, unit)] : []),
    ]),
  )
}

const AMOUNT = /`([\d.,]+ ?(?:\/s|µs|ms|s|KB|MB|bytes))`/g

/** Amounts between back-ticks, which are meant to be the run's own. */
export function listQuoted(text: string) {
  return [...text.matchAll(AMOUNT)].map(([, amount = '']) => amount)
}

/** Writes the figures of the run that is kept into all documents that quote it. */
export function quoteEverywhere() {
  const report = readReference()
  for (const path of quoting.map((file) => join(root, file)).filter((file) => existsSync(file)))
    writeFileSync(path, quoteIn(readFileSync(path, 'utf8'), report))
}

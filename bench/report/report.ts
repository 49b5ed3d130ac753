import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { isMet, resultOf } from './figure.ts'
import type { RowResult } from './table.ts'

const root = resolve(import.meta.dirname, '../..')
const reference = join(root, 'bench/reference.json')

/** A run as it is written down. */
export interface Report {
  at: string
  seconds: number
  machine: { cores: number; model: string; memoryGB: number; platform: string; node: string }
  rows: RowResult[]
}

/** Everything that was measured, for whoever wants to compare; tells the file. */
export function writeReport(startedAt: Date, results: RowResult[]) {
  const folder = join(root, 'bench/results')
  const file = join(folder, `${startedAt.toISOString().slice(0, 19).replaceAll(':', '-')}.json`)
  const report: Report = {
    at: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
    machine: {
      cores: cpus().length,
      model: cpus()[0]?.model ?? 'unknown',
      memoryGB: Math.round(totalmem() / 1024 ** 3),
      platform: `${process.platform} ${process.arch}`,
      node: process.version,
    },
    rows: results.map(({ figures, ...row }) => ({
      ...row,
      figures: figures.map((figure) => ({ ...figure, value: resultOf(figure), isMet: isMet(figure) })),
    })),
  }
  mkdirSync(folder, { recursive: true })
  write(file, report)
  return { file, report }
}

/** Keeps a run in the repository, for the documents to quote; without the single rounds. */
export function keepAsReference(report: Report) {
  const rows = report.rows.map(({ figures, ...row }) => ({
    ...row,
    figures: figures.map(({ details: _, ...figure }) => figure),
  }))
  write(reference, { ...report, rows })
}

/** Written by the function above, and by nothing else. */
export function readReference(): Report {
  return JSON.parse(readFileSync(reference, 'utf8'))
}

function write(file: string, report: Report) {
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}

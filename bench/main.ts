import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createProgress } from './report/progress.ts'
import { quoteEverywhere } from './report/quote.ts'
import { keepAsReference, writeReport } from './report/report.ts'
import { drawTable, type RowResult } from './report/table.ts'
import { type Bench, NotMeasured, type Row } from './row.ts'
import { rows } from './rows.ts'

/** `npm run bench` measures everything, `npm run bench -- hub start` only these. setup/command.mjs made all of it ready. */

const MINUTES_MAX = 10
/** Rows that are asked for by name, and a run that is to be quoted, may take as long as a slow machine needs to grow a history. */
const PATIENT_MINUTES_MAX = 60
const REFERENCE = '--reference'

async function main(words: string[]) {
  const names = words.filter((word) => word !== REFERENCE)
  const isReference = words.includes(REFERENCE)
  const unknown = names.filter((name) => !rows.some((row) => row.name === name))
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no row ${unknown.join(', ')}. The rows are ${rows.map(({ name }) => name).join(', ')}.\n`,
    )
    process.exit(1)
  }
  if (isReference && names.length > 0) {
    process.stderr.write('Only a whole run can be quoted: leave the names of rows out.\n')
    process.exit(1)
  }
  const startedAt = new Date()
  const msMax = (names.length > 0 || isReference ? PATIENT_MINUTES_MAX : MINUTES_MAX) * 60_000
  const { say, end } = createProgress(process.stdout)
  const bench: Bench = {
    folder: makeFolder(),
    postgresUrl: process.env.BENCH_POSTGRES_URL,
    env: process.env,
    say,
  }
  const deadline = delay(msMax, OUT_OF_TIME, { ref: false })
  const results: RowResult[] = []
  for (const row of rows.filter(({ name, isOnRequest }) =>
    names.length === 0 ? !isOnRequest : names.includes(name),
  )) {
    const isOver = Date.now() - startedAt.getTime() >= msMax
    const result = isOver ? OUT_OF_TIME : await Promise.race([measure(row, bench), deadline])
    results.push({ row: row.name, ...result })
  }
  end()
  const { file, report } = writeReport(startedAt, results)
  process.stdout.write(
    `\n${drawTable(results)}\n\nMeasured in ${report.seconds} s. Everything is in ${file}.\n`,
  )
  if (isReference) {
    keepAsReference(report)
    quoteEverywhere()
    process.stdout.write('Kept as bench/reference.json, and quoted in the documents.\n')
  }
  process.exit(results.some(({ reason }) => reason?.startsWith(BROKEN)) ? 1 : 0)
}

const BROKEN = 'it broke:'
const OUT_OF_TIME: Omit<RowResult, 'row'> = { figures: [], reason: 'its time was over' }

/** A row that breaks must not take the others along. */
async function measure(row: Row, bench: Bench): Promise<Omit<RowResult, 'row'>> {
  try {
    return { figures: await row.measure(bench) }
  } catch (fault) {
    if (fault instanceof NotMeasured) return { figures: [], reason: fault.message }
    return { figures: [], reason: `${BROKEN} ${fault instanceof Error ? fault.message : fault}` }
  }
}

/** Not where the system keeps what is temporary: that may be memory, and a commit would cost nothing there. */
function makeFolder() {
  const parent = resolve(import.meta.dirname, '../.cache')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  return folder
}

await main(process.argv.slice(2))

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isMet, resultOf } from './figure.ts'
import { createProgress } from './progress.ts'
import { type Bench, NotMeasured, type Row } from './row.ts'
import { rows } from './rows.ts'
import { drawTable, type RowResult } from './table.ts'

/** `npm run bench` measures everything, `npm run bench -- hub start` only these. setup/bench.mjs made all of it ready. */

const root = resolve(import.meta.dirname, '..')
const MINUTES_MAX = 10

async function main(words: string[]) {
  const unknown = words.filter((word) => !rows.some((row) => row.name === word))
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no row ${unknown.join(', ')}. The rows are ${rows.map(({ name }) => name).join(', ')}.\n`,
    )
    process.exit(1)
  }
  const startedAt = new Date()
  const { say, end } = createProgress(process.stdout)
  const bench: Bench = {
    folder: makeFolder(),
    postgresUrl: process.env.BENCH_POSTGRES_URL,
    env: process.env,
    say,
  }
  const deadline = delay(MINUTES_MAX * 60_000, OUT_OF_TIME, { ref: false })
  const results: RowResult[] = []
  for (const row of rows.filter(({ name }) => words.length === 0 || words.includes(name))) {
    const isOver = Date.now() - startedAt.getTime() >= MINUTES_MAX * 60_000
    const result = isOver ? OUT_OF_TIME : await Promise.race([measure(row, bench), deadline])
    results.push({ row: row.name, ...result })
  }
  end()
  process.stdout.write(`\n${drawTable(results)}\n\n${writeDown(startedAt, results)}\n`)
  process.exit(results.some(({ reason }) => reason?.startsWith(BROKEN)) ? 1 : 0)
}

const BROKEN = 'it broke:'
const OUT_OF_TIME: Omit<RowResult, 'row'> = { figures: [], reason: 'the ten minutes were over' }

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
  const parent = join(root, '.cache')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  return folder
}

/** Everything that was measured, for whoever wants to compare; the sentence that says where it is. */
function writeDown(startedAt: Date, results: RowResult[]) {
  const folder = join(root, 'bench/results')
  const file = join(folder, `${startedAt.toISOString().slice(0, 19).replaceAll(':', '-')}.json`)
  const report = {
    at: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
    machine: {
      cores: cpus().length,
      model: cpus()[0]?.model,
      memoryGB: Math.round(totalmem() / 1024 ** 3),
      platform: `${process.platform} ${process.arch}`,
      node: process.version,
    },
    load: 'bench/load-process.ts, one process beside the server',
    rows: results.map(({ figures, ...row }) => ({
      ...row,
      figures: figures.map((figure) => ({ ...figure, value: resultOf(figure), isMet: isMet(figure) })),
    })),
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  return `Measured in ${report.seconds} s. Everything is in ${file}.`
}

await main(process.argv.slice(2))

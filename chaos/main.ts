import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { createProgress } from '../bench/report/progress.ts'
import type { Bench } from '../bench/row.ts'
import { run, undoAll } from './run.ts'
import type { Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'
import { drawTable, type Result, verdictOf } from './table.ts'

/** `npm run chaos` does everything, `npm run chaos -- kill mail` only these. setup/command.mjs made all of it ready. */

const root = resolve(import.meta.dirname, '..')
const MINUTES_MAX = 10

async function main(words: string[]) {
  const unknown = words.filter((word) => !scenarios.some(({ name }) => name === word))
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no scenario ${unknown.join(', ')}. They are ${scenarios.map(({ name }) => name).join(', ')}.\n`,
    )
    process.exit(1)
  }
  const startedAt = new Date()
  const { say, end } = createProgress(process.stdout)
  const bench: Bench = {
    folder: makeFolder(),
    postgresUrl: process.env.CHAOS_POSTGRES_URL,
    env: process.env,
    say,
  }
  const chosen = scenarios.filter(({ name }) => words.length === 0 || words.includes(name))
  const results: Result[] = []
  const isTimeOver = () => Date.now() - startedAt.getTime() >= MINUTES_MAX * 60_000
  for (const scenario of chosen.filter(({ isPatient }) => !isPatient))
    for (const engine of scenario.engines)
      results.push(isTimeOver() ? outOfTime(scenario, engine) : await run(scenario, engine, bench))
  const patient = chosen.filter(({ isPatient }) => isPatient)
  results.push(
    ...(await Promise.all(
      patient.flatMap((scenario) => scenario.engines.map((engine) => run(scenario, engine, bench))),
    )),
  )
  end()
  process.stdout.write(`\n${drawTable(results)}\n\n${writeDown(startedAt, results)}\n`)
  process.exit(results.some(({ isBroken }) => isBroken) ? 1 : 0)
}

function outOfTime({ name }: Scenario, engine: string): Result {
  const reason = `NOT RUN: the ${MINUTES_MAX} minutes were over`
  return { scenario: name, engine, seconds: 0, findings: [], reason, isBroken: true }
}

/** On the disk that the product's own data would be on, and gone after the run. */
function makeFolder() {
  const parent = join(root, '.cache')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'chaos-'))
  process.on('exit', () => {
    undoAll()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  return folder
}

/** Everything that was found; the sentence that says where it is. */
function writeDown(startedAt: Date, results: Result[]) {
  const folder = join(root, 'chaos/results')
  const file = join(folder, `${startedAt.toISOString().slice(0, 19).replaceAll(':', '-')}.json`)
  const report = {
    at: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
    machine: {
      cores: cpus().length,
      memoryGB: Math.round(totalmem() / 1024 ** 3),
      platform: `${process.platform} ${process.arch}`,
      node: process.version,
    },
    results: results.map(({ findings, ...result }) => ({
      ...result,
      findings: findings.map((finding) => ({ ...finding, verdict: verdictOf(finding) })),
    })),
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  const broken = results.filter(({ isBroken }) => isBroken).length
  const sentence = broken === 0 ? 'Nothing was broken.' : `${broken} of ${results.length} were broken.`
  return `${sentence} It took ${report.seconds} s. Everything is in ${file}.`
}

await main(process.argv.slice(2))

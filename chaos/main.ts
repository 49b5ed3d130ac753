import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Engine } from '../bench/product/installation.ts'
import { createProgress } from '../bench/progress.ts'
import { describeOutcome, writeReport } from './report.ts'
import { cleanUp, type Outcome, runScenario, type Scenario } from './scenario.ts'
import { corrupt } from './scenarios/corrupt.ts'
import { mail, weekly } from './scenarios/mails.ts'
import { migrate } from './scenarios/migrate.ts'
import { database, disk } from './scenarios/outages.ts'
import { halfOpen, tenfold } from './scenarios/overload.ts'
import { publish } from './scenarios/publish.ts'
import { kill, second, term } from './scenarios/restarts.ts'

/** Runs fault scenarios against the built product: all of them, or those that are named. */
const scenarios: Scenario[] = [
  { name: 'kill', run: kill, secondsMax: 120 },
  { name: 'disk', run: disk, secondsMax: 90 },
  { name: 'second', run: second, secondsMax: 60 },
  { name: 'corrupt', run: corrupt, secondsMax: 120 },
  { name: 'database', run: database, secondsMax: 150 },
  { name: 'tenfold', run: tenfold, secondsMax: 90 },
  { name: 'term', run: term, secondsMax: 90 },
  { name: 'migrate', run: migrate, secondsMax: 120 },
  { name: 'publish', run: publish, secondsMax: 180 },
  { name: 'weekly', run: weekly, secondsMax: 180, isConcurrent: true },
  { name: 'mail', run: mail, secondsMax: 240, isConcurrent: true },
  { name: 'half-open', run: halfOpen, secondsMax: 150, isConcurrent: true, engines: ['SQLite'] },
]
const both: Engine[] = ['SQLite', 'PostgreSQL']
const names = process.argv.slice(2)
const unknown = names.filter((wanted) => !scenarios.some(({ name }) => name === wanted))
if (unknown.length > 0) {
  const known = scenarios.map(({ name }) => name).join(', ')
  process.stderr.write(`There is no scenario ${unknown.join(', ')}. The scenarios are ${known}.\n`)
  process.exit(1)
}

// On the disk that the product's own data would be on.
const root = resolve(import.meta.dirname, '..')
mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache/chaos-'))
process.on('exit', () => {
  cleanUp()
  rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

const startedAt = new Date()
const { say, end } = createProgress(process.stdout)
const bench = { folder, postgresUrl: process.env.CHAOS_POSTGRES_URL, env: process.env, say }
const chosen = scenarios
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .flatMap((scenario) => (scenario.engines ?? both).map((engine) => ({ scenario, engine })))
const outcomes: Outcome[] = []
for (const { scenario, engine } of chosen.filter(({ scenario }) => !scenario.isConcurrent)) {
  const isTimeOver = Date.now() - startedAt.getTime() >= 10 * 60_000
  const run = () => Promise.reject(new Error('the ten minutes were over'))
  outcomes.push(...(await runScenario(isTimeOver ? { ...scenario, run } : scenario, engine, bench)))
}
const concurrent = chosen.filter(({ scenario }) => scenario.isConcurrent)
const runs = concurrent.map(({ scenario, engine }) => runScenario(scenario, engine, bench))
outcomes.push(...(await Promise.all(runs)).flat())
end()
const summary = writeReport(join(root, 'chaos/results'), startedAt, outcomes)
process.stdout.write(`\n${outcomes.map(describeOutcome).join('\n')}\n${summary}\n`)
process.exit(outcomes.some(({ violations }) => violations.length > 0) ? 1 : 0)

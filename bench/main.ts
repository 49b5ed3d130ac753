import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { drawTable, type Figure } from './figure.ts'
import { crm, crmOnPostgres } from './figures/crm.ts'
import { deployed } from './figures/deployed.ts'
import { growth, growthOnPostgres } from './figures/growth.ts'
import { health } from './figures/health.ts'
import { lighthouse, lighthouseInArabic, lighthouseInBangla } from './figures/lighthouse.ts'
import { marketing } from './figures/marketing.ts'
import { memory } from './figures/memory.ts'
import { pages } from './figures/pages.ts'
import { screens } from './figures/screens.ts'
import { beacon, domain, hub, profile } from './figures/speed.ts'
import { start } from './figures/start.ts'
import { weight } from './figures/weight.ts'
import { createProgress } from './progress.ts'
import { type Bench, NotMeasured, type Row } from './row.ts'

// `npm run bench` measures all rows but those on request, `npm run bench -- hub start` only the named ones.

const rows: Record<string, Row> = {
  ...{ weight, deployed, hub, domain, beacon, profile, pages, memory, start, health, screens, marketing, lighthouse },
  ...{ 'lighthouse-bn': lighthouseInBangla, 'lighthouse-ar': lighthouseInArabic },
  ...{ growth, 'growth-postgresql': growthOnPostgres, crm, 'crm-postgresql': crmOnPostgres },
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in rows))
if (unknown.length > 0) stop(`There is no row ${unknown.join(', ')}. The rows are ${Object.keys(rows).join(', ')}.`)
if (spawnSync('wrk', ['-v']).error)
  stop('The bench needs wrk: install it (on Debian: apt-get install wrk) and run it again.')

const startedAt = new Date()
const { say, end } = createProgress(process.stdout)
const bench: Bench = { folder: makeFolder(), postgresUrl: process.env.BENCH_POSTGRES_URL, env: process.env, say }
const figures: Figure[] = []
const notes: string[] = []
for (const [name, row] of Object.entries(rows)) {
  if (names.length > 0 ? !names.includes(name) : row.isOnRequest) continue
  // A row that fails must not stop the others.
  const measured = await row.measure(bench).catch((error: unknown) => {
    if (!(error instanceof NotMeasured)) process.exitCode = 1
    notes.push(`${name}: not measured: ${error instanceof Error ? error.message : error}`)
    return []
  })
  figures.push(...measured)
  notes.push(...measured.flatMap((figure) => figure.notes ?? []))
}
end()

const [{ model } = { model: 'unknown' }] = cpus()
const machine = [
  `${cpus().length} cores (${model}), ${Math.round(totalmem() / 1024 ** 3)} GB`,
  `${process.platform} ${process.arch}, Node ${process.version}`,
].join(', ')
const report = [
  drawTable(figures),
  `\`npm run bench\` on ${startedAt.toISOString().slice(0, 10)}: ${machine}.`,
  ...notes,
]
const results = resolve(import.meta.dirname, 'results')
mkdirSync(results, { recursive: true })
const file = join(results, `${startedAt.toISOString().slice(0, 19).replaceAll(':', '-')}.json`)
writeFileSync(file, `${JSON.stringify({ at: startedAt, machine, figures, notes }, null, 2)}\n`)
process.stdout.write(`\n${report.join('\n\n')}\n\nThe same is in ${file}.\n`)
process.exit()

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Not in the temporary folder of the system, which may be in memory, where commits cost nothing. */
function makeFolder() {
  const parent = resolve(import.meta.dirname, '../.cache')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  return folder
}

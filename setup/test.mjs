// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from './build.mjs'
import { checkRest, checkSite, runTool } from './checks.mjs'
import { installIfNeeded } from './install.mjs'
import { startThrowAwayPostgres } from './postgres.mjs'
import { SetupFault } from './project.mjs'
import { withLock } from './setup-lock.mjs'
import { findQuickFolder } from './temporary-folder.mjs'
import { readPlaywrightTally, readVitestTally } from './test-counts.mjs'
import { requireTestPrograms } from './test-programs.mjs'

// `npm test`: everything, on real parts, from a bare clone.

const reports = mkdtempSync(join(tmpdir(), 'nokshi-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => process.exit(130))

// Every test asks the system for its temporary folder; this is where it finds it.
process.env.TMPDIR = findQuickFolder()

/** @type {Map<string, import('./test-counts.mjs').Tally>} */
const tallies = new Map()

try {
  await withLock(async () => {
    await installIfNeeded()
    await checkSite()
    // Before the tests: those of the server start the real product, site included. A build keeps one core busy, so the other checks.
    await Promise.all([buildIfNeeded(), checkRest()])
  })
  const { chromium, postgres } = await requireTestPrograms()
  await runVitest('on SQLite', {})
  await runVitest('on PostgreSQL', { TEST_POSTGRES_URL: await startThrowAwayPostgres(postgres) })
  await runJourneys(chromium)
} catch (fault) {
  console.error(fault instanceof SetupFault ? fault.message : fault)
  process.exitCode = 1
}
printTallies()
process.exit()

/**
 * @param {string} where
 * @param {NodeJS.ProcessEnv} more
 */
async function runVitest(where, more) {
  const report = join(reports, 'vitest.json')
  const { TEST_POSTGRES_URL: _, SEED = String(Date.now()), ...env } = process.env
  console.log(`The files run in the order of SEED=${SEED}`)
  try {
    await runTool(
      `Testing ${where}`,
      ['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      '.',
      { ...env, SEED, ...more },
    )
  } finally {
    count(where, readVitestTally(report))
  }
}

/** @param {string} chromium */
async function runJourneys(chromium) {
  const report = join(reports, 'journeys.json')
  try {
    await runTool(
      'Testing in the browser',
      ['@playwright/test/cli.js', 'test', '--reporter=list,json'],
      'e2e',
      {
        ...process.env,
        CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    )
  } finally {
    count('in the browser', readPlaywrightTally(report))
  }
}

/**
 * @param {string} where
 * @param {import('./test-counts.mjs').Tally | undefined} tally
 */
function count(where, tally) {
  if (tally) tallies.set(where, tally)
}

/** The last line is for machines: a run that failed says so there, even when no test did. */
function printTallies() {
  let passed = 0
  let failed = 0
  for (const [where, tally] of tallies) {
    console.log(`${tally.passed + tally.failed} tests ran ${where}`)
    passed += tally.passed
    failed += tally.failed
  }
  if (process.exitCode === 1 && failed === 0) failed = 1
  console.log(`${passed} passed, ${failed} failed`)
}

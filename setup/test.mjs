// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from './build.mjs'
import { checkRest, checkSite, runTool } from './checks.mjs'
import { auditDependencies, installIfNeeded } from './install.mjs'
import { startThrowAwayPostgres } from './postgres.mjs'
import { SetupFault } from './project.mjs'
import { withLock } from './setup-lock.mjs'
import { findQuickFolder } from './temporary-folder.mjs'
import { requireTestPrograms } from './test-programs.mjs'

// `npm test`: what everybody runs before a push, from a bare clone.
// `npm run test:all`: that and everything that takes longer; with `-- --rest` only what `npm test` leaves out.
const isAll = process.argv[2] === 'all'
const isRest = process.argv.includes('--rest')

/** The parameters that choose the tests: by their project for Vitest, by name of file or tag for Playwright. */
const chosen = isRest
  ? { vitest: ['--project=*-nightly'], playwright: ['--grep=nightly'] }
  : isAll
    ? { vitest: [], playwright: [] }
    : { vitest: ['--project=sqlite', '--project=postgres'], playwright: ['--grep-invert=nightly'] }

const reports = mkdtempSync(join(tmpdir(), 'nokshi-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => process.exit(130))

// Every test asks the system for its temporary folder; this is where it finds it.
process.env.TMPDIR = findQuickFolder()

const counts = { passed: 0, failed: 0 }

try {
  await withLock(async () => {
    await installIfNeeded()
    if (isRest) return buildIfNeeded()
    await checkSite()
    // Tests of the server start the real product, site included. A build keeps one core busy, so the other checks.
    await Promise.all([buildIfNeeded(), checkRest()])
  })
  if (isAll) {
    await runTool('Looking for unused files and exports', ['knip/bin/knip.js'])
    await auditDependencies()
  }
  const { chromium, postgres } = await requireTestPrograms()
  await runVitest(await startThrowAwayPostgres(postgres))
  await runJourneys(chromium)
} catch (fault) {
  console.error(fault instanceof SetupFault ? fault.message : fault)
  process.exitCode = 1
}
// The last line is for machines: a run that failed says so there, even when no test did.
if (process.exitCode === 1 && counts.failed === 0) counts.failed = 1
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit()

/** @param {string} postgresUrl */
async function runVitest(postgresUrl) {
  const report = join(reports, 'vitest.json')
  const { SEED = String(Date.now()) } = process.env
  console.log(`The files run in the order of SEED=${SEED}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  try {
    await runTool('Testing', ['vitest/vitest.mjs', 'run', ...chosen.vitest, ...reporters], '.', {
      ...process.env,
      SEED,
      TEST_POSTGRES_URL: postgresUrl,
    })
  } finally {
    const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
    count(numPassedTests, numFailedTests)
  }
}

/** @param {string} chromium */
async function runJourneys(chromium) {
  const report = join(reports, 'journeys.json')
  const command = ['test', '--reporter=list,json', ...chosen.playwright]
  try {
    await runTool('Testing in the browser', ['@playwright/test/cli.js', ...command], 'e2e', {
      ...process.env,
      CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
  } finally {
    const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report).stats ?? {}
    count(expected, unexpected + flaky)
  }
}

/**
 * Empty when the run did not get far enough to write one.
 * @param {string} file
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * @param {number} passed
 * @param {number} failed
 */
function count(passed, failed) {
  counts.passed += passed
  counts.failed += failed
}

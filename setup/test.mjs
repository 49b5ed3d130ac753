// @ts-check
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from './build.mjs'
import { checkRest, checkSite } from './checks.mjs'
import { auditDependencies, installIfNeeded } from './install.mjs'
import { findQuickFolder, startThrowAwayPostgres } from './postgres.mjs'
import { root, SetupError } from './project.mjs'
import { runQuietly, runTool } from './run-quietly.mjs'
import { withLock } from './setup-lock.mjs'
import { requireTestPrograms } from './test-programs.mjs'

// `npm test`: before a push. `npm run test:all`: everything; with `-- --rest` only what `npm test` leaves
// out.
const isAll = process.argv[2] === 'all'
const isRest = process.argv.includes('--rest')

/** Selects tests: by project for Vitest, by file name or tag for Playwright. */
const chosen = isRest
  ? { vitest: ['--project=*-nightly'], playwright: ['--grep=nightly'] }
  : isAll
    ? { vitest: [], playwright: [] }
    : { vitest: ['--project=sqlite', '--project=postgres'], playwright: ['--grep-invert=nightly'] }

/** Not in the lock file, because the registry lacks some of its optional packages. */
const KNIP = 'knip@6.44.2'

const reports = mkdtempSync(join(tmpdir(), 'nokshi-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => process.exit(130))

// The temporary folder of all tests.
process.env.TMPDIR = findQuickFolder()

const vitestReport = join(reports, 'vitest.json')
const journeysReport = join(reports, 'journeys.json')

try {
  await withLock(async () => {
    await installIfNeeded()
    if (isRest) return buildIfNeeded()
    await checkSite()
    // Tests of the server need the built site. A build uses one core, so checks run beside it.
    await Promise.all([buildIfNeeded(), checkRest()])
  })
  if (isAll) {
    await runQuietly('Looking for unused files and exports', 'npx', ['--yes', KNIP])
    await auditDependencies()
  }
  const { chromium, postgres } = await requireTestPrograms()
  const TEST_POSTGRES_URL = await startThrowAwayPostgres(postgres)
  const { SEED = String(Date.now()) } = process.env
  console.log(`The files run in the order of SEED=${SEED}`)
  const vitest = ['run', ...chosen.vitest, '--reporter=default', '--reporter=json']
  await runTool('Testing', ['vitest/vitest.mjs', ...vitest, `--outputFile.json=${vitestReport}`], '.', {
    ...process.env,
    SEED,
    TEST_POSTGRES_URL,
  })
  const playwright = ['test', '--reporter=list,json', ...chosen.playwright]
  await runTool('Testing in the browser', ['@playwright/test/cli.js', ...playwright], 'e2e', {
    ...process.env,
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport,
  }).catch((error) => {
    printScreens()
    throw error
  })
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error)
  process.exitCode = 1
}
// The last line is for machines: it reports a failure even when no test failed.
const { numPassedTests = 0, numFailedTests = 0 } = readReport(vitestReport)
const { expected = 0, unexpected = 0, flaky = 0 } = readReport(journeysReport).stats ?? {}
const failed = numFailedTests + unexpected + flaky
console.log(`${numPassedTests + expected} passed, ${failed || (process.exitCode ?? 0)} failed`)
process.exit()

/** The screen of each failed journey, for readers of a CI log. */
function printScreens() {
  const folder = join(root, 'test-results')
  for (const name of readdirSync(folder, { recursive: true }).map(String))
    if (name.endsWith('error-context.md')) console.error(readFileSync(join(folder, name), 'utf8'))
}

/** @param {string} file empty when the run did not get far enough to write it */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

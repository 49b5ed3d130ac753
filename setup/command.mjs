// @ts-check
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { buildIfNeeded } from './build.mjs'
import { runChecks } from './checks.mjs'
import { installIfNeeded } from './install.mjs'
import { startThrowAwayPostgres } from './postgres.mjs'
import { productNode, runCommand, runProgram, SetupError } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'
import { withLock } from './setup-lock.mjs'
import { findBrowser, findPostgres, requirePostgres } from './test-programs.mjs'

// `npm run <name>`; each command also works as the first one on a fresh clone.
const [name = '', ...parameters] = process.argv.slice(2)

/** On a disk, because commits in memory cost nothing. /var/tmp is never in memory. */
const durableIn = existsSync('/var/tmp') ? '/var/tmp' : tmpdir()

/** @type {Record<string, () => Promise<void>>} */
const commands = {
  /** Everything that `npm start` does before it serves. */
  build: () => withLock(installAndBuild),

  async check() {
    await withLock(installIfNeeded)
    await runChecks()
  },

  /** Takes the pictures of the README from the demo; commit them. */
  async pictures() {
    await withLock(installAndBuild)
    const browser = findBrowser()
    if (!browser) throw new SetupError('This needs Chromium: install it and run it again.')
    const program = ['demo/take-pictures.ts', browser]
    process.stdout.write(await runQuietly('Taking the pictures', productNode(), program))
  },

  /** Exports or imports the website's content. */
  content: () => runInstalled('server/content.ts'),
  'content-of-fork': () => runInstalled('setup/content-of-fork.ts'),

  backup: () => runInstalled('server/backup.ts'),
  restore: () => runInstalled('server/restore.ts'),

  async bench() {
    await withLock(installAndBuild)
    const postgres = parameters.some((row) => row.endsWith('-postgresql')) ? findPostgres() : undefined
    const url = postgres && (await startThrowAwayPostgres(postgres, { durableIn }))
    const chromium = findBrowser()
    runProgram(['bench/main.ts', ...parameters], {
      ...(url && { BENCH_POSTGRES_URL: url }),
      ...(chromium && { BENCH_CHROMIUM: chromium }),
    })
  },

  async chaos() {
    await withLock(installAndBuild)
    const url = await startThrowAwayPostgres(await requirePostgres(), { durableIn })
    runProgram(['chaos/main.ts', ...parameters], { CHAOS_POSTGRES_URL: url })
  },
}

async function installAndBuild() {
  await installIfNeeded()
  await buildIfNeeded()
}

/** @param {string} program */
async function runInstalled(program) {
  await withLock(installIfNeeded)
  runProgram([program, ...parameters])
}

await runCommand(async () => {
  const command = commands[name]
  if (!command) throw new SetupError(`There is no command ${name}; the commands are in package.json.`)
  await command()
})

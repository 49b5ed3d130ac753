// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { buildIfNeeded } from './build.mjs'
import { installIfNeeded } from './install.mjs'
import { installLighthouse } from './lighthouse.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { startThrowAwayPostgres } from './postgres.mjs'
import { productNode, root, runCommand } from './project.mjs'
import { findBrowser, findPostgres } from './real-parts.mjs'

// `npm run bench`: the built product, measured.
const words = process.argv.slice(2)

await runCommand(async () => {
  /** @type {string | undefined} */
  let lighthouse
  await oneAtATime(async () => {
    await installIfNeeded()
    await buildIfNeeded()
    if (isAskedFor('lighthouse')) lighthouse = await installLighthouse()
  })
  const url = isAskedFor('growth-postgresql') ? await startPostgresIfThere() : undefined
  const chromium = findBrowser()
  const bench = spawn(productNode(), ['bench/main.ts', ...words], {
    cwd: root,
    env: {
      ...process.env,
      ...(url && { BENCH_POSTGRES_URL: url }),
      ...(lighthouse && { BENCH_LIGHTHOUSE: lighthouse }),
      ...(chromium && { BENCH_CHROMIUM: chromium }),
    },
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
    process.on(signal, () => bench.kill(signal))
  bench.on('exit', (code) => process.exit(code ?? 1))
})

/** @param {string} row */
function isAskedFor(row) {
  const rows = words.filter((word) => !word.startsWith('--'))
  return rows.length === 0 || rows.includes(row)
}

/** On a disk, because one in memory would keep promises that cost it nothing; this folder is never in memory. */
async function startPostgresIfThere() {
  const programs = findPostgres()
  if (!programs) return undefined
  return startThrowAwayPostgres(programs, { durableIn: existsSync('/var/tmp') ? '/var/tmp' : tmpdir() })
}

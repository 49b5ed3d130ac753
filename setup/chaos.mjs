// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { buildIfNeeded } from './build.mjs'
import { installIfNeeded } from './install.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { startThrowAwayPostgres } from './postgres.mjs'
import { productNode, root, runCommand } from './project.mjs'
import { requirePostgres } from './real-parts.mjs'

// `npm run chaos`: the built product, hurt.
const words = process.argv.slice(2)

await runCommand(async () => {
  await oneAtATime(async () => {
    await installIfNeeded()
    await buildIfNeeded()
  })
  // On a disk: what is acknowledged must be there because it was written, not because it was never cut off.
  const durableIn = existsSync('/var/tmp') ? '/var/tmp' : tmpdir()
  const url = await startThrowAwayPostgres(await requirePostgres(), { durableIn })
  const chaos = spawn(productNode(), ['chaos/main.ts', ...words], {
    cwd: root,
    env: { ...process.env, CHAOS_POSTGRES_URL: url },
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
    process.on(signal, () => chaos.kill(signal))
  chaos.on('exit', (code) => process.exit(code ?? 1))
})

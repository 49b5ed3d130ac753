// @ts-check
import { runChecks } from './checks.mjs'
import { installIfNeeded } from './install.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { runCommand } from './project.mjs'

// `npm run check`
await runCommand(async () => {
  await oneAtATime(installIfNeeded)
  await runChecks()
})

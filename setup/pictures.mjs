// @ts-check
import { buildIfNeeded } from './build.mjs'
import { installIfNeeded } from './install.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { productNode, runCommand, SetupFault } from './project.mjs'
import { findBrowser } from './real-parts.mjs'
import { runQuietly } from './run-quietly.mjs'

// `npm run pictures`: takes the pictures of the README anew, of the demo; commit what it writes.
await runCommand(async () => {
  await oneAtATime(async () => {
    await installIfNeeded()
    await buildIfNeeded()
  })
  const browser = findBrowser()
  if (!browser) throw new SetupFault('This needs Chromium: install it and run it again.')
  process.stdout.write(
    await runQuietly('Taking the pictures', productNode(), ['demo/take-pictures.ts', browser]),
  )
})

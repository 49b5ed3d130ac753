// @ts-check
import { installIfNeeded } from './install.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { productNode, runCommand } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'

// `npm run art`: draws the pictures and cuts the fonts in site/made, which are committed.
await runCommand(() =>
  oneAtATime(async () => {
    await installIfNeeded()
    process.stdout.write(await runQuietly('Drawing the pictures', productNode(), ['art/make.ts']))
  }),
)

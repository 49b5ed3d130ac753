// @ts-check
import { buildIfNeeded } from './build.mjs'
import { installIfNeeded } from './install.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { runCommand } from './project.mjs'

// `npm run build`: everything that `npm start` does before it serves.
await runCommand(() =>
  oneAtATime(async () => {
    await installIfNeeded()
    await buildIfNeeded()
  }),
)

// @ts-check
import { spawn } from 'node:child_process'
import { installIfNeeded } from './install.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { productNode, root, runCommand } from './project.mjs'

// `npm run backup` and `npm run restore`, also as the first command on a fresh clone: that is where people restore.
const [name, ...words] = process.argv.slice(2)

await runCommand(async () => {
  await oneAtATime(installIfNeeded)
  const command = spawn(productNode(), [`server/${name}.ts`, ...words], { cwd: root, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
    process.on(signal, () => command.kill(signal))
  command.on('exit', (code) => process.exit(code ?? 1))
})

// @ts-check
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfNeeded } from './build.mjs'
import { prepareDemo } from './demo.mjs'
import { installIfNeeded } from './install.mjs'
import { productNode, root, runCommand } from './project.mjs'
import { withLock } from './setup-lock.mjs'

// Runs on any Node from 20 on, with nothing installed.
const [mode = 'all', ...parameters] = process.argv.slice(2)
const part = mode === 'demo' ? 'all' : mode

await runCommand(async () => {
  await withLock(async () => {
    await installIfNeeded()
    if (part === 'all' || part === 'site') await buildIfNeeded()
  })
  if (mode === 'demo') await prepareDemo(parameters)
  const server = serve()
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => server.kill(signal))
  }
  if (process.env.npm_lifecycle_event) onParentGone(() => server.kill('SIGTERM'))
})

function serve() {
  const { nodeFlags, environment } = JSON.parse(readFileSync(join(root, 'server/process.json'), 'utf8'))
  // For development, Node restarts the server when its sources change; Vite updates the site.
  const watched = ['api', 'contract', 'content', 'server'].map((folder) => `--watch-path=${folder}`)
  const flags = part === 'dev' ? [...watched, '--watch-preserve-output', '--conditions=development'] : nodeFlags
  // The server notices by the channel that this process has ended.
  const server = spawn(productNode(), [...flags, 'server/main.ts', part], {
    cwd: root,
    // Keeps compiled code between starts, which saves a third of the time.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...environment, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  server.on('exit', (code, signal) => {
    if (signal) console.error(`The server was ended by ${signal}.`)
    process.exit(code ?? 1)
  })
  return server
}

/**
 * A stopped npm stops only the shell of this process, and a killed npm stops nothing. So both are watched,
 * npm itself only where /proc tells its id.
 * @param {() => void} act
 */
function onParentGone(act) {
  const parent = process.ppid
  const npm = parentOf(parent)
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return
    clearInterval(watch)
    act()
  }, 500)
}

/** @param {number} pid @returns {number | undefined} undefined where there is no /proc */
function parentOf(pid) {
  try {
    // The name in brackets may hold anything; after it come the state and the parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[1])
  } catch {
    return undefined
  }
}

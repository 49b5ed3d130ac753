// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { productNode, root, SetupError } from './project.mjs'

const HEARTBEAT_MS = 5_000

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill()
})

/**
 * Runs a program and prints what it does and for how long; prints the program's output only if it fails.
 * @param {string} what such as «Installing»
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
export async function runQuietly(what, program, parameters, { env = process.env, cwd = root } = {}) {
  const startedAt = Date.now()
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  const isTerminal = process.stdout.isTTY
  process.stdout.write(isTerminal ? `${what} ...` : `${what} ...\n`)
  const heartbeat = setInterval(
    () => process.stdout.write(isTerminal ? `\r${what} ... ${seconds()}` : `${what} ... ${seconds()}\n`),
    isTerminal ? 1_000 : HEARTBEAT_MS,
  )
  const child = spawn(program, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
    .catch((error) => [`${program} could not be run: ${error.message}`])
    .finally(() => clearInterval(heartbeat))
  running.delete(child)
  process.stdout.write(`${isTerminal ? '\r' : ''}${what}: ${code === 0 ? 'done' : 'failed'} in ${seconds()}\n`)
  if (code !== 0) throw new SetupError(`${output.trimEnd() || code}\n${what} failed.`)
  return output
}

/**
 * Runs a tool that was installed with the product, on the product's Node.
 * @param {string} what
 * @param {[string, ...string[]]} command the tool's program within node_modules, and its parameters
 * @param {string} [folder]
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runTool(what, [program, ...parameters], folder = '.', env = process.env) {
  const file = join(root, 'node_modules', program)
  return runQuietly(what, productNode(), [file, ...parameters], { cwd: join(root, folder), env })
}

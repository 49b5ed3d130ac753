// @ts-check
import { spawn } from 'node:child_process'
import { root, SetupFault } from './project.mjs'

const HEARTBEAT_MS = 5_000

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill()
})

/**
 * Runs a program that may take a while: says what it does and how long it has been at it, and shows the program's own
 * words only when it fails.
 * @param {string} what in words, like «Installing»
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
  const { code, output } = await capture(program, parameters, env, cwd).finally(() =>
    clearInterval(heartbeat),
  )
  process.stdout.write(
    `${isTerminal ? '\r' : ''}${what}: ${code === 0 ? 'done' : 'failed'} in ${seconds()}\n`,
  )
  if (code !== 0) throw new SetupFault(`${output.trimEnd()}\n${what} failed.`)
  return output
}

/**
 * @param {string} program
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 * @param {string} cwd
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function capture(program, parameters, env, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], shell: false })
    running.add(child)
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (fault) => reject(new SetupFault(`${program} could not be run: ${fault.message}`)))
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code, output })
    })
  })
}

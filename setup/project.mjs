// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** An error that the reader can fix: shown as one sentence, without a stack. */
export class SetupError extends Error {}

/**
 * Runs a command of this folder and turns an error into one sentence and a failing exit.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error)
    process.exit(1)
  }
}

export const PRODUCT_NODE_MAJOR = 26

/** The Node that was installed with the product; missing where there is no package or it cannot run. */
export const packagedNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Whether this Node can run the product. */
export function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= PRODUCT_NODE_MAJOR
}

/** The packaged Node, else this one if it is new enough. */
export function productNode() {
  if (existsSync(packagedNode)) return packagedNode
  if (isNewEnough()) return process.execPath
  throw new SetupError(
    [
      `There is no packaged Node ${PRODUCT_NODE_MAJOR} for ${process.platform} ${process.arch},`,
      `and this is Node ${process.versions.node}: install Node ${PRODUCT_NODE_MAJOR} or newer and start again.`,
    ].join(' '),
  )
}

/**
 * Runs a program of the product, forwards signals to it and exits with its code.
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [env] besides that of this process
 */
export function runProgram(parameters, env = {}) {
  const program = spawn(productNode(), parameters, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
    process.on(signal, () => program.kill(signal))
  program.on('exit', (code) => process.exit(code ?? 1))
}

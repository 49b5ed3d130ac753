import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findFreePort } from '../lifecycle/environment.ts'
import start from '../process.json' with { type: 'json' }

export interface ProductOptions {
  /** What to run: site and API together when absent. */
  part?: 'site' | 'api'
  /** The whole environment of the process; without a PORT in it, a free one is chosen. */
  env?: Record<string, string>
  /** What it prints once it has started. */
  startedWhen?: RegExp
}

export interface Product {
  url: string
  port: number
  child: ChildProcess
  /** Everything it has printed so far. */
  output: () => string
  /** Tells it to end and waits for that; the exit code, or null when a signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** What was compiled for one start is not compiled again for the next: a second less for each of them. */
export const compileCache = { NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../../node_modules/.cache/compiled') }

/** Starts the real process, as `npm start` does, and waits until it says where it is. */
export async function startProduct({
  env = {},
  startedWhen = /^.+ is ready: http/m,
  ...options
}: ProductOptions = {}): Promise<Product> {
  const port = Number(env.PORT ?? (await findFreePort()))
  const { child, output, exited } = launch({ ...options, env: { ...env, PORT: String(port) } })
  const ready = new Promise<true>((resolveReady) => {
    child.stdout?.on('data', () => startedWhen.test(output()) && resolveReady(true))
  })
  const isReady = await Promise.race([ready, exited])
  if (isReady !== true) throw new Error(`The product did not start:\n${output()}`)
  return {
    url: `http://localhost:${port}`,
    port,
    child,
    output,
    end(signal) {
      child.kill(signal)
      return exited
    },
  }
}

/** Starts the real process where it is expected to refuse, and waits until it has. */
export async function refusedProduct(options: ProductOptions = {}) {
  const { output, exited } = launch(options)
  return { exitCode: await exited, output: output() }
}

function launch({ part, env = {} }: ProductOptions) {
  const main = resolve(import.meta.dirname, '../main.ts')
  const child = spawn(process.execPath, [...start.nodeFlags, main, ...(part ? [part] : [])], {
    env: { ...compileCache, ...start.environment, ENV_FILE: '', ...env },
    // The channel ends the process with the test run, even one that was killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
  for (const stream of streams) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const exited = new Promise<number | null>((resolveCode) => child.on('exit', resolveCode))
  const silent = Promise.all(streams.map((stream) => new Promise((ended) => stream.on('end', ended))))
  return { child, output: () => printed, exited: silent.then(() => exited) }
}

/** A data folder that is gone after the test. */
export function makeDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-data-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

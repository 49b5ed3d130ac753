import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Installation } from '../bench/product/installation.ts'
import { findFreePort } from '../server/lifecycle/environment.ts'
import { killGroup, pidInGroup, readMemory } from './processes.ts'
import type { Chaos } from './scenario.ts'

const root = resolve(import.meta.dirname, '..')

export interface Product {
  url: string
  port: number
  /** From the command to the line that says where it is. */
  readyAfterSeconds: number
  output: () => string
  /** As a power cut would: npm and all it started. */
  kill: () => Promise<void>
  /** As a supervisor would; the exit code of the command, and how long that took. */
  end: () => Promise<{ exitCode: number | null; seconds: number }>
  /** Of the server itself, now and at its highest. */
  memory: () => { nowMB: number; mostMB: number }
}

export interface Home {
  place: Installation
  port: number
  env: Record<string, string>
}

/** Every start of a scenario is at the same address, so that its visitors find it again. */
export async function settle(place: Installation, env: Record<string, string> = {}): Promise<Home> {
  return { place, port: await findFreePort(), env }
}

/** `npm start`, until it is ready. */
export async function startProduct(chaos: Chaos, home: Home): Promise<Product> {
  const startedAt = performance.now()
  const { npm, group, output, exited } = launch(chaos, home)
  const ready = new Promise<'ready'>((resolveReady) => {
    for (const stream of [npm.stdout, npm.stderr])
      stream?.on('data', () => /^.+ is ready: http/m.test(output()) && resolveReady('ready'))
  })
  if ((await Promise.race([ready, exited])) !== 'ready')
    throw new Error(`npm start did not get ready: ${output().trim().split('\n').at(-1)}`)
  const seconds = () => (performance.now() - startedAt) / 1000
  const readyAfterSeconds = seconds()
  return {
    url: `http://127.0.0.1:${home.port}`,
    port: home.port,
    readyAfterSeconds,
    output,
    async kill() {
      killGroup(group, 'SIGKILL')
      await exited
    },
    async end() {
      const askedAt = seconds()
      process.kill(pidInGroup(group, SERVER), 'SIGTERM')
      return { exitCode: await exited, seconds: seconds() - askedAt }
    },
    memory: () => readMemory(pidInGroup(group, SERVER)),
  }
}

/** `npm start` where it should refuse, or never gets to the end: it is killed after so long. */
export async function tryStart(chaos: Chaos, home: Home, { killAfterMs = 20_000 } = {}) {
  const { group, output, exited } = launch(chaos, home)
  const timer = setTimeout(() => killGroup(group, 'SIGKILL'), killAfterMs)
  const exitCode = await exited
  clearTimeout(timer)
  return { exitCode, output: output() }
}

/** `npm start` that will be killed before it is ready. */
export function launchProduct(chaos: Chaos, home: Home) {
  const { npm, group, exited } = launch(chaos, home)
  return {
    hasEnded: () => npm.exitCode !== null,
    async kill() {
      killGroup(group, 'SIGKILL')
      await exited
    },
  }
}

const FAULTS_MAX = 20

/** What the product calls its own faults, each kind once. */
export function faultsIn(output: string) {
  const lines = output.split('\n').filter((line) => line.includes('"level":"error"'))
  const kinds = new Map(lines.map((line) => [line.replace(/"(?:at|requestId)":"[^"]*"/g, ''), line]))
  return [...kinds.values()].slice(0, FAULTS_MAX)
}

const SERVER = 'server/main.ts'

function launch({ env, undo }: Chaos, { place, port, env: more }: Home) {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...env, ...place.env, ...visible, ...more, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which can be killed as a whole.
    detached: true,
  })
  const group = npm.pid ?? 0
  undo(() => killGroup(group, 'SIGKILL'))
  return { npm, group, output: collect(npm), exited: exitOf(npm) }
}

/** Visitors come from addresses of their own, or the limits of one address would be all that is tested. */
const visible = { TRUST_PROXY: '1', LOG_LEVEL: 'info' }

function collect(npm: ChildProcess) {
  let printed = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  return () => printed
}

function exitOf(npm: ChildProcess) {
  return new Promise<number | null>((resolveExit) => npm.on('close', (code) => resolveExit(code)))
}

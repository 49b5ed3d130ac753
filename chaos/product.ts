import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Installation, makeInstallation } from '../bench/product/installation.ts'
import { findFreePort } from '../server/lifecycle/environment.ts'
import type { Run } from './scenario.ts'

/** With a port that it keeps across starts. */
export type Site = Installation & { port: number }

export async function install(run: Run, env: Record<string, string> = {}): Promise<Site> {
  const installation = await makeInstallation(run, run.engine)
  return onFreePort({ ...installation, env: { ...installation.env, ...env } })
}

/** For another process on the same data. */
export async function onFreePort(installation: Installation): Promise<Site> {
  return { ...installation, port: await findFreePort() }
}

/** Processes that have ended already are no error; a negative id is a group. */
export function signal(name: 'KILL' | 'TERM' | 'STOP' | 'CONT', ...pids: number[]) {
  spawnSync('kill', [`-${name}`, '--', ...pids.map(String)])
}

/** Clients come from addresses of their own: with one address, only its rate limit would be tested. */
const settings = { TRUST_PROXY: '1', LOG_LEVEL: 'info' }

export type Product = ReturnType<typeof launch>

/** `npm start`, in a process group of its own. */
export function launch(run: Run, { env, port }: Site) {
  const npm = spawn('npm', ['start'], {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...run.env, ...env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const group = npm.pid ?? Number.NaN
  const exited = new Promise<number | null>((resolveExit) => npm.on('close', resolveExit))
  let printed = ''
  const ready = new Promise<'ready'>((resolveReady) => {
    for (const stream of [npm.stdout, npm.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (/^.+ is ready: http/m.test(printed)) resolveReady('ready')
      })
  })
  /** The process below npm and its shell. */
  const findServer = () =>
    execFileSync('pgrep', ['-g', String(group), '-f', 'server/main.ts'], { encoding: 'utf8' }).trim()
  const kill = () => {
    signal('KILL', -group)
    return exited
  }
  run.defer(kill)
  run.outputs.push(() => printed)
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    ready,
    exited,
    kill,
    output: () => printed,
    async stop() {
      const startedAt = performance.now()
      signal('TERM', Number(findServer()))
      return { exitCode: await exited, seconds: (performance.now() - startedAt) / 1000 }
    },
    /** Resident, now and at its peak. */
    memory() {
      const status = readFileSync(`/proc/${findServer()}/status`, 'utf8')
      const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
      return { nowMB: megabytes('VmRSS'), peakMB: megabytes('VmHWM') }
    },
  }
}

/** Starts the product and waits until it is ready. */
export async function start(run: Run, site: Site) {
  const startedAt = performance.now()
  const product = launch(run, site)
  if ((await Promise.race([product.ready, product.exited])) !== 'ready')
    throw new Error(`npm start failed: ${product.output().trim().split('\n').at(-1)}`)
  return { ...product, readyAfterSeconds: (performance.now() - startedAt) / 1000 }
}

/** Starts the product where it should refuse; no exit code says that it did not. */
export async function startRefused(run: Run, site: Site) {
  const { exited, output } = launch(run, site)
  return { exitCode: await Promise.race([exited, delay(20_000)]), output: output() }
}

import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'
import { findFreePort } from '../lifecycle/environment.ts'
import { newFolder } from './backup-commands.ts'

const DEPLOYED = resolve(import.meta.dirname, '../../deploy/one-machine/Caddyfile')

/** Where systems keep it. It gets no other environment, so that nothing of its owner's is read or written. */
const PROGRAMS = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin'

/** The Caddy of deploy/one-machine before a process of this machine, with a certificate of its own. */
export async function testCaddy(upstreamPort: number) {
  const folder = newFolder()
  const [http, https] = await Promise.all([findFreePort(), findFreePort()])
  const root = join(folder, 'pki/authorities/local/root.crt')
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, adaptConfig(readFileSync(DEPLOYED, 'utf8'), { http, https, upstreamPort, folder }))

  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: PROGRAMS, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = text(child.stderr)
  const exited = new Promise<void>((resolveExit) => child.on('exit', () => resolveExit()))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await exited
  })

  /** As a browser that found the machine by its name, and believes this one Caddy. */
  function ask(path: string, headers: Record<string, string> = {}, host = 'www.localhost') {
    const ca = readFileSync(root)
    return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
      (resolveAnswer, reject) => {
        const options = { host: '127.0.0.1', port: https, servername: host, path, ca, headers: { ...headers, host } }
        get(options, async (answer) => {
          resolveAnswer({ status: answer.statusCode, headers: answer.headers, body: await text(answer) })
        }).on('error', reject)
      },
    )
  }
  const started = vi.waitFor(() => ask('/'), { timeout: 60_000, interval: 50 })
  await Promise.race([started, exited.then(async () => Promise.reject(new Error(await said)))])
  return { ask, https, root, readLog: () => readFileSync(join(folder, 'nokshi.log'), 'utf8') }
}

/** What Caddy itself says of the file as it is deployed, but for the folder of its log. */
export function validateCaddyfile() {
  const folder = newFolder()
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, readFileSync(DEPLOYED, 'utf8').replaceAll('/var/log/caddy', folder))
  const words = ['validate', '--adapter', 'caddyfile', '--config', file]
  return execFileSync('caddy', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

interface Places {
  http: number
  https: number
  upstreamPort: number
  folder: string
}

/** Names, ports, places and certificates are of this machine; everything else is as it is deployed. */
function adaptConfig(caddyfile: string, { http, https, upstreamPort, folder }: Places) {
  const ports = `http_port ${http}\n\thttps_port ${https}`
  const options = `{\n\tadmin off\n\tskip_install_trust\n\t${ports}\n\tstorage file_system ${folder}\n`
  return caddyfile
    .replace(/^\{\n/m, options)
    .replaceAll('example.com', 'localhost')
    .replaceAll(/^(\S*localhost) \{$/gm, '$1 {\n\ttls internal')
    .replace('\ttls {', '\ttls internal {')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstreamPort}`)
    .replaceAll('/var/log/caddy', folder)
}

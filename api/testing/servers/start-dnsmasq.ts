import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createDns } from '../../platform/dns.ts'

/** Lines of a configuration of dnsmasq, such as `txt-record=name,text`. Names without a line are unknown. */
export type DnsLines = string[]

/** A real name server, whose records can be changed while a test runs, or which can be away for a while. */
export async function startDnsmasq(first: DnsLines = []) {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-dns-'))
  const port = await findPort()
  const file = join(folder, 'dnsmasq.conf')
  let child: ReturnType<typeof spawn> | undefined

  async function stop() {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }

  async function change(lines: DnsLines) {
    await stop()
    const fixed = [`port=${port}`, 'listen-address=127.0.0.1', 'bind-interfaces', 'no-resolv', 'no-hosts', 'local=/#/']
    writeFileSync(file, [...fixed, 'txt-record=ready.internal,yes', ...lines, ''].join('\n'))
    child = spawn('dnsmasq', ['--keep-in-foreground', '--user=root', `--conf-file=${file}`, '--pid-file'], {
      env: { PATH: '/usr/sbin:/usr/local/sbin:/usr/bin:/bin:/opt/homebrew/sbin' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const dns = createDns({ servers: [server], patienceMs: 200 })
    for (let tries = 0; tries < 100; tries++) {
      const texts = await dns.listTexts('ready.internal').catch(() => [])
      if (texts.length > 0) return
      await delay(20)
    }
    throw new Error('dnsmasq did not start.')
  }

  const server = `127.0.0.1:${port}`
  async function end() {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  await change(first)
  return { server, change, stop, end }
}

async function findPort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

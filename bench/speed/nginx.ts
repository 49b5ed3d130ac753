import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '../../server/lifecycle/environment.ts'
import type { WireAnswer } from '../load/wire.ts'
import { endWithRun } from '../product/children.ts'
import { processorSeconds } from '../product/database-processor.ts'
import { type Bench, NotMeasured } from '../row.ts'

const DEPLOYED = resolve(import.meta.dirname, '../../deploy/one-machine/nginx.conf')

const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']

/** What is not a hub page, in the server block that this row is about. */
const ALL_ELSE = '    location / { proxy_pass'

/** Where it sends an answer of the product as a file. */
export const FILE_PATH = '/as-a-file'

/** The nginx of deploy/one-machine before a process of this run, without TLS, which the load generator does not speak. */
export async function startNginx({ folder }: Bench, appPort: number, answer: WireAnswer) {
  const program = PROGRAMS.find((file) => existsSync(file))
  if (!program) throw new NotMeasured('nginx is not installed')
  const place = mkdtempSync(join(folder, 'nginx-'))
  const [port, redirectPort] = await Promise.all([findFreePort(), findFreePort()])
  mkdirSync(join(place, 'files'))
  writeFileSync(join(place, 'files/page'), answer.body)
  const site = settle(readFileSync(DEPLOYED, 'utf8'), { place, port, redirectPort, appPort })
  writeFileSync(
    join(place, 'nginx.conf'),
    wrap(site.replace(ALL_ELSE, `${fileLocation(place, answer)}${ALL_ELSE}`), place),
  )

  const child = spawn(program, ['-p', place, '-c', join(place, 'nginx.conf')], {
    stdio: 'ignore',
    // With its workers.
    detached: true,
  })
  endWithRun(child, { leadsGroup: true })
  while (!(await isAnswering(port))) {
    if (child.exitCode !== null) throw new Error('nginx did not start.')
    await delay(50)
  }
  return {
    port,
    cpuSeconds: async () => processorSeconds(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function settle(
  text: string,
  {
    place,
    port,
    redirectPort,
    appPort,
  }: Record<'port' | 'redirectPort' | 'appPort', number> & { place: string },
) {
  return text
    .replaceAll(/^ *(?:listen \[::\]|ssl_).*$/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${redirectPort}`)
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll('www.example.com', 'localhost')
    .replace('127.0.0.1:3000', `127.0.0.1:${appPort}`)
    .replace('/var/cache/nginx/nokshi', `${place}/cache`)
    .replaceAll('/var/log/nginx', place)
}

/** Headers that nginx writes for a file by itself. */
const OF_NGINX = new Set(['date', 'connection', 'keep-alive', 'server', 'content-type', 'content-length'])

/** The same bytes and the same headers, from the disk. */
function fileLocation(place: string, { headers }: WireAnswer) {
  const added = headers
    .filter(([name]) => !OF_NGINX.has(name.toLowerCase()))
    .map(([name, value]) => `        add_header ${name} '${value.replaceAll("'", "\\'")}';`)
  return `    location = ${FILE_PATH} {
        alias ${place}/files/page;
        types {}
        default_type "text/html; charset=utf-8";
        etag off;
        add_header Last-Modified "";
${added.join('\n')}
    }
`
}

/** What belongs around a file of sites-enabled, as docs/deploy.md has it. Connections are kept, as the load generator opens each only once. */
function wrap(site: string, place: string) {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  )
  return `daemon off;
pcre_jit on;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${place}/pid;
error_log ${place}/error.log;
events { worker_connections 4096; }
http {
${folders.join('\n')}
sendfile on;
keepalive_requests 1000000000;
${site}
}
`
}

async function isAnswering(port: number) {
  return fetch(`http://localhost:${port}/healthz`).then(
    () => true,
    () => false,
  )
}

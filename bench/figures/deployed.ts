import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '../../server/lifecycle/environment.ts'
import { ratio } from '../figure.ts'
import { takeTurns } from '../load/compare.ts'
import { askOnce, type WireAnswer } from '../load/wire.ts'
import { endWithRun } from '../product/children.ts'
import { makeCreator } from '../product/creator.ts'
import { makeInstallation } from '../product/installation.ts'
import { runProduct } from '../product/product.ts'
import { askForPage } from '../product/requests.ts'
import { type Bench, NotMeasured, type Row } from '../row.ts'

const DEPLOYED = resolve(import.meta.dirname, '../../deploy/one-machine/nginx.conf')

const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']

/** The location of everything but hub pages in the server block. */
const ALL_ELSE = '    location / { proxy_pass'

/** The path of an answer of the product as a static file. */
const FILE_PATH = '/as-a-file'

/** A hub page from nginx, which asks the product once a second. */
export const deployed: Row = {
  async measure(bench) {
    const what = 'hub page behind the nginx of deploy/'
    const product = await runProduct(await makeInstallation(bench, 'SQLite'))
    const { username } = await makeCreator(product.url)
    const question = askForPage(`/hub/${username}`)
    const nginx = await startNginx(bench, product.port, await askOnce(product.port, question))
    const [own, file] = await takeTurns(bench, what, [
      { ...nginx, question },
      { ...nginx, question: askForPage(FILE_PATH) },
    ])
    await nginx.stop()
    await product.end('SIGTERM')
    if (!own || !file) throw new Error('A comparison has two sides.')
    const reference = { name: 'nginx, a file', value: file.perSecond }
    return [ratio(what, own.perSecond, '/s', reference, { atLeast: 0.8 })]
  },
}

/** The nginx of deploy/one-machine before a process of this run, without TLS. */
async function startNginx({ folder }: Bench, appPort: number, answer: WireAnswer) {
  const program = PROGRAMS.find((file) => existsSync(file))
  if (!program) throw new NotMeasured('nginx is not installed')
  const place = mkdtempSync(join(folder, 'nginx-'))
  const [port, redirectPort] = await Promise.all([findFreePort(), findFreePort()])
  writeFileSync(join(place, 'page'), answer.body)
  const site = readFileSync(DEPLOYED, 'utf8')
    .replaceAll(/^ *(?:listen \[::\]|ssl_).*$/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${redirectPort}`)
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll('www.example.com', 'localhost')
    .replace('127.0.0.1:3000', `127.0.0.1:${appPort}`)
    .replace('/var/cache/nginx/nokshi', `${place}/cache`)
    .replaceAll('/var/log/nginx', place)
    .replace(ALL_ELSE, `${fileLocation(place, answer)}${ALL_ELSE}`)
  writeFileSync(join(place, 'nginx.conf'), wrap(site, place))

  const command = ['-p', place, '-c', join(place, 'nginx.conf')]
  const child = spawn(program, command, { stdio: 'ignore', detached: true })
  endWithRun(child, { leadsGroup: true })
  while (!(await isAnswering(port))) {
    if (child.exitCode !== null) throw new Error('nginx did not start.')
    await delay(50)
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Headers that nginx writes for a file by itself. */
const OF_NGINX = new Set(['date', 'connection', 'keep-alive', 'server', 'content-type', 'content-length'])

/** The same bytes and the same headers, from the disk. */
function fileLocation(place: string, { headers }: WireAnswer) {
  const added = headers
    .filter(([name]) => !OF_NGINX.has(name.toLowerCase()))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
  const type = 'types {} default_type "text/html; charset=utf-8";'
  const rules = `alias ${place}/page; ${type} etag off; add_header Last-Modified ""; ${added.join('\n')}`
  return `location = ${FILE_PATH} { ${rules} }\n`
}

/** The configuration around a site, as in docs/deploy.md. Connections are kept, as wrk opens each once. */
function wrap(site: string, place: string) {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off; pcre_jit on; worker_processes 1; pid ${place}/pid; error_log ${place}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; }
http {
${folders.map((name) => `${name}_temp_path ${place}/${name};`).join('\n')}
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

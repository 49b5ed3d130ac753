import { execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished, vi } from 'vitest'
import { findFreePort } from '../lifecycle/environment.ts'

const DEPLOYED = resolve(import.meta.dirname, '../../deploy/several-machines/nginx.conf')

/** Where systems keep it that do not have it on everybody's path. */
const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file)) ?? 'nginx'

/**
 * Nginx ends a connection after 1,000 requests. A browser repeats what was under way then; `fetch` of Node
 * fails it, and a test that polls on a fast machine asks more often than that.
 */
const MANY_REQUESTS = 'keepalive_requests 1000000;'

interface Ports {
  http: number
  https: number
  /** Of the processes behind it. */
  apps: number[]
}

/** The nginx of deploy/several-machines before processes of this machine, with a certificate of its own. */
export async function testNginx({ http, https, apps }: Ports) {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  makeCertificate(join(folder, 'certificates'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, adaptConfig(readFileSync(DEPLOYED, 'utf8'), { http, https, apps }, folder))

  const journal = openSync(join(folder, 'journal'), 'w')
  // As root its workers would be somebody who may not enter the folder.
  const main = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`
  const child = spawn(program, ['-p', folder, '-c', file, '-g', main], { stdio: ['ignore', journal, journal] })
  closeSync(journal)
  const exited = new Promise<string>((resolveReason) => {
    child.on('error', (error) => resolveReason(error.message))
    child.on('exit', () => resolveReason(readFileSync(join(folder, 'journal'), 'utf8')))
  })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await exited
  })
  const answers = vi.waitFor(() => fetch(`http://localhost:${http}/`, { redirect: 'manual' }), {
    timeout: 60_000,
    interval: 20,
  })
  const reason = await Promise.race([exited, answers.then(() => undefined)])
  if (reason !== undefined) throw new Error(`nginx did not start: ${reason}`)
  const readLog = () => readFileSync(join(folder, 'journal'), 'utf8')
  return {
    url: `https://localhost:${https}`,
    readLog,
    /** How its cache came to each answer for this path: HIT where no process was asked. */
    listCacheUse: (path: string) =>
      readLog()
        .split('\n')
        .filter((line) => line.includes(` "${path}" `))
        .map((line) => line.split(' ').at(-1)),
    /** What it had to say of the processes behind it. */
    listErrors: () =>
      readLog()
        .match(/^.*(?:\[error\]| 5\d\d [A-Z]+ ).*$/gm)
        ?.join('\n') ?? '',
  }
}

/** Ports that are free now, for what must know them before it starts. */
export async function findPorts(): Promise<Ports> {
  const [http = 0, https = 0, ...apps] = await Promise.all(Array.from({ length: 4 }, findFreePort))
  return { http, https, apps }
}

/** Names, ports and places are of this machine; everything else is as it is deployed. */
function adaptConfig(text: string, { http, https, apps: [one, other] }: Ports, folder: string) {
  return text
    .replaceAll('www.example.com$request_uri', `localhost:${https}$request_uri`)
    .replaceAll('www.example.com', 'localhost')
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('app-1:3000', `127.0.0.1:${one}`)
    .replaceAll('app-2:3000', `127.0.0.1:${other}`)
    .replace('pid /tmp/nginx.pid', `pid ${folder}/pid`)
    .replace('/tmp/hub-pages', `${folder}/hub-pages`)
    .replace('http {', `http {\n    ${MANY_REQUESTS}\n${temporaryFolders(folder)}`)
}

/** The usual ones are for root only; nginx wants all five to be there, used or not. */
function temporaryFolders(folder: string) {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `    ${name}_temp_path ${folder}/${name};`)
    .join('\n')
}

/** One that this process believes from now on, and nobody else. */
function makeCertificate(folder: string) {
  mkdirSync(folder)
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-out', certificate, '-keyout', key], { stdio: 'ignore' })
  const usual = getCACertificates('default')
  setDefaultCACertificates([...usual, readFileSync(certificate, 'utf8')])
  onTestFinished(() => setDefaultCACertificates(usual))
}

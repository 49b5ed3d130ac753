// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstall, installDebianPackages } from './debian-packages.mjs'
import { SetupError } from './project.mjs'

/** @typedef {{ name: string, use: string, find?: () => string | undefined }} Program */

/** @type {Program} by the name of its Debian package */
const postgresql = { name: 'postgresql', use: 'one of the two databases', find: findPostgres }

/** @type {Program[]} */
const testPrograms = [
  postgresql,
  { name: 'chromium', use: 'in which the journeys run', find: findBrowser },
  { name: 'nginx', use: 'which runs as deploy/ sets it up' },
  { name: 'caddy', use: 'which runs as deploy/ sets it up' },
  { name: 'dovecot-imapd', use: 'the mailbox of the tests', find: () => findProgram('dovecot') },
  { name: 'dnsmasq-base', use: 'the name server of the tests', find: () => findProgram('dnsmasq') },
  { name: 'openssl', use: 'which makes a certificate for nginx' },
]
if (process.platform === 'linux')
  testPrograms.push({
    name: 'systemd',
    use: 'which checks the units of deploy/',
    find: () => findProgram('systemd-analyze'),
  })

/** Headless Chromium runs the journeys in two thirds of the time. */
const SHELL = 'chromium-headless-shell'

/** The tests need real programs. Installs missing ones where possible, else says what to install. */
export async function requireTestPrograms() {
  // Older systems do not have this package.
  if (!findProgram(SHELL) && canInstall()) await installDebianPackages([SHELL]).catch(() => undefined)
  await requirePrograms(testPrograms)
  return { chromium: findBrowser() ?? '', postgres: findPostgres() ?? '' }
}

/** PostgreSQL alone, for commands that need no browser. */
export async function requirePostgres() {
  await requirePrograms([postgresql])
  return findPostgres() ?? ''
}

/** @param {Program[]} programs */
async function requirePrograms(programs) {
  const listMissing = () => programs.filter(({ name, find }) => !(find ? find() : findProgram(name)))
  if (listMissing().length > 0 && canInstall()) await installDebianPackages(listMissing().map(({ name }) => name))
  const missing = listMissing().map(
    ({ name, use }) => `This needs ${name}, ${use}: install it (on Debian: apt-get install ${name}) and run it again.`,
  )
  if (missing.length > 0) throw new SetupError(missing.join('\n'))
}

export function findBrowser() {
  const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const onMac = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return names.map(findProgram).find(Boolean) ?? onMac.find((file) => existsSync(file))
}

/** @param {string} name */
function findProgram(name) {
  // The last two are not on the PATH of other users than root.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** The folder with PostgreSQL's server programs, the newest first. Debian keeps them off the PATH. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const candidates = [
    // Undefined where there is no such program.
    spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim(),
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return candidates.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

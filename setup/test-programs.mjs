// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstall, installDebianPackages } from './debian-packages.mjs'
import { SetupFault } from './project.mjs'

/**
 * The tests run on real programs, never without. What is missing is installed where that is possible, and asked for where it is not.
 */
export async function requireTestPrograms() {
  if (!findShell()) await installShell()
  const missing = listMissing()
  if (missing.length > 0 && canInstall()) await installDebianPackages(missing.map(({ name }) => name))

  const [chromium, postgres] = [findBrowser(), findPostgres()]
  if (!chromium || !postgres || listMissing().length > 0)
    throw new SetupFault(listMissing().map(demand).join('\n'))
  return { chromium, postgres }
}

/** @param {{ name: string, use: string }} program */
function demand({ name, use }) {
  return `The tests need ${name}, ${use}: install it (on Debian: apt-get install ${name}) and run them again.`
}

/** By the names of their Debian packages. */
function listMissing() {
  return [
    { name: 'chromium', use: 'in which the journeys run', found: findBrowser() },
    { name: 'postgresql', use: 'one of the two databases', found: findPostgres() },
    { name: 'nginx', use: 'which runs as deploy/ sets it up', found: find('nginx') },
    { name: 'caddy', use: 'which runs as deploy/ sets it up', found: find('caddy') },
    { name: 'openssl', use: 'which makes a certificate for nginx', found: find('openssl') },
    // Other systems have none.
    ...(process.platform === 'linux'
      ? [{ name: 'systemd', use: 'which checks the units of deploy/', found: find('systemd-analyze') }]
      : []),
  ].filter(({ found }) => !found)
}

/** @param {string} program */
function find(program) {
  return findPrograms([program], ADMIN_FOLDERS).at(0)
}

/** Off the path of those who are not root. */
const ADMIN_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** PostgreSQL alone, for commands that need no browser. */
export async function requirePostgres() {
  if (!findPostgres() && canInstall()) await installDebianPackages(['postgresql'])
  const programs = findPostgres()
  if (!programs) throw new SetupFault('This needs postgresql: install it and run it again.')
  return programs
}

/** Chromium without its windows walks the journeys in two thirds of the time; where there is none, the whole one does. */
async function installShell() {
  if (!canInstall()) return
  try {
    await installDebianPackages([SHELL])
  } catch {
    // Older systems do not have the package.
  }
}

const SHELL = 'chromium-headless-shell'
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_BROWSERS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

function findShell() {
  return findPrograms([SHELL]).at(0)
}

export function findBrowser() {
  return findShell() ?? [...findPrograms(BROWSERS), ...MAC_BROWSERS.filter((file) => existsSync(file))].at(0)
}

/**
 * @param {string[]} names the best first
 * @param {string[]} [more] folders beside those of the path
 */
function findPrograms(names, more = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...more]
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((file) => existsSync(file))
}

/** The folder with PostgreSQL's server programs, the newest first. Debian keeps them off the PATH. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const candidates = [
    askPgConfig(),
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return candidates.find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  )
}

function askPgConfig() {
  try {
    return execFileSync('pg_config', ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstall, installDebianPackages } from './debian-packages.mjs'
import { SetupFault } from './project.mjs'

/**
 * The tests run against a real browser, a real PostgreSQL, a real nginx and a real Caddy, never without. What is missing is installed
 * where that is possible, and asked for where it is not.
 */
export async function requireTestPrograms() {
  if (!findShell()) await installShell()
  const missing = listMissing()
  if (missing.length > 0) await installParts(missing)

  const [chromium, postgres] = [findBrowser(), findPostgres()]
  if (!chromium || !postgres || listMissing().length > 0)
    throw new SetupFault(`The tests need ${missing.join(' and ')}: install it and run them again.`)
  return { chromium, postgres }
}

/** By the names of their Debian packages. */
function listMissing() {
  return [
    ...(findBrowser() ? [] : ['chromium']),
    ...(findPostgres() ? [] : ['postgresql']),
    ...(findPrograms(['nginx'], ADMIN_FOLDERS).length > 0 ? [] : ['nginx']),
    ...(findPrograms(['caddy']).length > 0 ? [] : ['caddy']),
    // It checks the units of deploy/; other systems have none.
    ...(process.platform !== 'linux' || findPrograms(['systemd-analyze']).length > 0 ? [] : ['systemd']),
    // For nginx's certificate.
    ...(findPrograms(['openssl']).length > 0 ? [] : ['openssl']),
  ]
}

/** Off the path of those who are not root. */
const ADMIN_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** PostgreSQL alone, for commands that need no browser. */
export async function requirePostgres() {
  if (!findPostgres()) await installParts(['postgresql'])
  const programs = findPostgres()
  if (!programs) throw new SetupFault('This needs postgresql: install it and run it again.')
  return programs
}

/** Chromium without its windows walks the journeys in two thirds of the time; where there is none, the whole one does. */
async function installShell() {
  if (!canInstall()) return
  try {
    await installParts([SHELL])
  } catch {
    // Older systems do not have the package.
  }
}

/** @param {string[]} packages */
async function installParts(packages) {
  if (!canInstall()) {
    throw new SetupFault(
      `The tests need ${packages.join(' and ')}: install it (on Debian: apt-get install ${packages.join(' ')}) and run them again.`,
    )
  }
  await installDebianPackages(packages)
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

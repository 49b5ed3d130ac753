// @ts-check
import { existsSync } from 'node:fs'
import { runQuietly } from './run-quietly.mjs'

export function canInstall() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/** @param {string[]} packages */
export async function installDebianPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('Looking for system packages', 'apt-get', ['update'], { env })
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  await runQuietly(`Installing ${packages.join(' and ')}`, 'apt-get', install, { env })
}

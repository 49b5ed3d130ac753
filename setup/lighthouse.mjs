// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './install.mjs'
import { root, SetupFault } from './project.mjs'

const VERSION = '13.5.0'

/**
 * The folder that Lighthouse is installed in. It is large and no part of the product, so it is fetched when it is first
 * measured with, and stays.
 * @returns {Promise<string | undefined>} undefined where it could not be fetched
 */
export async function installLighthouse() {
  const folder = join(root, '.cache', `lighthouse-${VERSION}`)
  // npm writes this file last.
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return folder
  try {
    await runNpm('Installing Lighthouse', [
      'install',
      `lighthouse@${VERSION}`,
      `--prefix=${folder}`,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ])
    return folder
  } catch (fault) {
    if (!(fault instanceof SetupFault)) throw fault
    console.error(fault.message)
    return undefined
  }
}

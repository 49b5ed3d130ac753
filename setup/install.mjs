// @ts-check
import { delimiter, join } from 'node:path'
import { fingerprint, makeIfChanged } from './fingerprint.mjs'
import { requireRunningNode } from './packaged-node.mjs'
import { root, SetupError } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'

const STAMP = 'node_modules/.nokshi-installed'

/** Installs the lock file's versions if needed, and makes sure that the packaged Node runs. */
export async function installIfNeeded() {
  await makeIfChanged(STAMP, fingerprint(['package-lock.json']), () => runNpm('Installing packages', ['ci']))
  await requireRunningNode()
}

/** Fails for a known vulnerability of high severity. A registry that does not answer is only reported. */
export async function auditDependencies() {
  try {
    const patience = ['--fetch-retries=1', '--fetch-timeout=30000']
    await runNpm('Auditing dependencies', ['audit', '--omit=dev', '--audit-level=high', ...patience])
  } catch (error) {
    if (!(error instanceof SetupError) || /severity/i.test(error.message)) throw error
    console.log(`The registry did not answer, so nobody knows: ${error.message.split('\n')[0]}`)
  }
}

/** @param {string} what such as «Installing» @param {string[]} parameters */
async function runNpm(what, parameters) {
  const command = [...parameters, '--loglevel=error', '--no-progress']
  const { npm_execpath: npmScript, npm_node_execpath: npmNode = process.execPath } = process.env
  // npm must not run on the Node that it is about to replace.
  const env = { ...process.env, PATH: pathWithoutModules() }
  if (npmScript) await runQuietly(what, npmNode, [npmScript, ...command], { env })
  else await runQuietly(what, process.platform === 'win32' ? 'npm.cmd' : 'npm', command, { env })
}

function pathWithoutModules() {
  const own = join(root, 'node_modules')
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.startsWith(own)).join(delimiter)
}

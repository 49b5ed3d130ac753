// @ts-check
import { runTool } from './run-quietly.mjs'

/** Types and lint. */
export async function runChecks() {
  await checkSite()
  await checkRest()
}

/** What a build reads and writes anew: the types of routes. */
export async function checkSite() {
  await runTool('Writing the types of the routes', ['@react-router/dev/bin.cjs', 'typegen'], 'site')
  await checkTypes('site')
}

/** All that can be checked while the site is being built. */
export async function checkRest() {
  await checkTypes('.')
  await checkTypes('setup')
  await runTool('Checking style', ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'])
}

/** @param {string} folder */
function checkTypes(folder) {
  const what = folder === '.' ? 'api, server and contract' : folder
  return runTool(`Checking types in ${what}`, ['typescript/bin/tsc', '-p', '.'], folder)
}

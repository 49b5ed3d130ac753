// @ts-check
import { checkBrand, checkContent, drawIfNeeded } from './prepare.mjs'
import { runTool } from './run-quietly.mjs'

/** The content, the brand, types and lint. */
export async function runChecks() {
  await checkSite()
  await checkRest()
}

/** What a build reads, and the types of routes, which a build writes anew. */
export async function checkSite() {
  await checkContent()
  await checkBrand()
  // Components import what is drawn.
  await drawIfNeeded()
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

// @ts-check
import { join } from 'node:path'
import { checkContent } from './content.mjs'
import { checkBrand } from './draw.mjs'
import { installed, productNode, root } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'

/** The content, the brand, types, lint, and whether any expression takes more than linear time. */
export async function runChecks() {
  await checkContent()
  await checkBrand()
  await runTool('Writing the types of the routes', ['@react-router/dev/bin.cjs', 'typegen'], 'site')
  for (const folder of ['.', 'site', 'setup']) {
    await runTool(
      `Checking types in ${folder === '.' ? 'api, server and contract' : folder}`,
      ['typescript/bin/tsc', '-p', '.'],
      folder,
    )
  }
  await runTool('Checking style', ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'])
  await runQuietly('Checking expressions', productNode(), [join(root, 'setup/expressions.mjs')], {
    cwd: root,
  })
}

/**
 * Runs a tool that was installed with the product, on the product's Node.
 * @param {string} what
 * @param {[string, ...string[]]} command the tool's program within node_modules, and its parameters
 * @param {string} [folder]
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runTool(what, [program, ...parameters], folder = '.', env = process.env) {
  return runQuietly(what, productNode(), [installed(program), ...parameters], {
    cwd: join(root, folder),
    env,
  })
}

// @ts-check
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findExpressions } from './find-expressions.mjs'
import { root } from './project.mjs'

// Finds regular expressions whose time grows faster than their text: one long field in a request would stop the process.
// `node setup/expressions.mjs` looks at all that is delivered, `node setup/expressions.mjs file.ts` at one file.

// The judge has three engines; this one is plain JavaScript and runs everywhere.
process.env.RECHECK_SYNC_BACKEND = 'pure'
const { checkSync } = await import('recheck')

/** Put together while the program runs, so that nobody can judge them here; and why they are harmless. */
const harmless = new Map([
  ['api/crm/import/table.ts', 'one set of characters'],
  ['api/linkhub/pictures/image-files.ts', 'numbers of our own, anchored'],
  ['api/linkhub/reserved-usernames.ts', 'words of our own, held against at most thirty characters'],
  ['api/http/middleware.ts', 'the paths of our own routes, anchored'],
  ['api/visits/recording/bots.ts', 'words of our own, without repetition'],
  ['server/pages/site-files.ts', 'held against pages that we wrote, while the process starts'],
])

/** Tests, what is generated, and what only draws pictures while the site is built. */
const NOT_DELIVERED = /\.test\.tsx?$|\/(?:node_modules|testing|build|\.react-router|art)\//

/**
 * Judging takes up to seconds for one expression. Those that were found to be linear are listed here, so that only new ones are
 * judged; the list is written by this program and kept with the code.
 */
const LIST = join(root, 'setup/linear-expressions.json')

/** More than any takes on a busy machine. What needs longer is refused: write it more simply. */
const PATIENCE_MS = 120_000

const files = process.argv.slice(2)
const faults = lookAt(files.length > 0 ? files : listDelivered())
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function listDelivered() {
  return globSync('{contract,api,server,site}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !NOT_DELIVERED.test(`/${file}`),
  )
}

/** @param {string[]} paths */
function lookAt(paths) {
  const known = new Set(readList())
  /** @type {Set<string>} */
  const linear = new Set()
  /** @type {string[]} */
  const found = []
  for (const path of paths) {
    const { written, built } = findExpressions(path)
    for (const { source, flags, place } of written) {
      const name = `/${source}/${flags}`
      const fault = known.has(name) || linear.has(name) ? undefined : findFault(source, flags)
      if (fault) found.push(`${place} ${name} ${fault}`)
      else linear.add(name)
    }
    if (!harmless.has(path))
      for (const place of built)
        found.push(
          `${place} builds an expression. Write it out, or say in setup/expressions.mjs why it is harmless.`,
        )
  }
  if (files.length === 0) writeFileSync(LIST, `${JSON.stringify([...linear].sort(), null, 2)}\n`)
  return found
}

/**
 * @param {string} source
 * @param {string} flags
 */
function findFault(source, flags) {
  const verdict = checkSync(source, flags, {
    timeout: PATIENCE_MS,
    // By steps and never by time: a verdict must not depend on how busy the machine is, nor on chance.
    incubationTimeout: PATIENCE_MS,
    attackTimeout: PATIENCE_MS,
    randomSeed: 1,
  })
  if (verdict.status === 'safe') return undefined
  if (verdict.status === 'unknown') return 'could not be judged'
  return `takes ${verdict.complexity.summary} time, for example with ${verdict.attack.pattern}`
}

/** @returns {string[]} */
function readList() {
  return JSON.parse(readFileSync(LIST, 'utf8'))
}

// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

/** Made by the tools themselves. */
const SKIPPED = new Set(['node_modules', 'build', 'made', 'made-photographs', '.react-router'])

/**
 * A hash of files and of all that lies in folders, names included.
 * @param {string[]} entries relative to the root
 */
export function fingerprint(entries) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of entries.flatMap(listFiles))
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * @param {string} entry
 * @returns {string[]}
 */
function listFiles(entry) {
  if (statSync(join(root, entry)).isFile()) return [entry]
  const names = readdirSync(join(root, entry)).filter((name) => !SKIPPED.has(name))
  return names.sort().flatMap((name) => listFiles(`${entry}/${name}`))
}

/**
 * Whether a stamp, left where something was made, still says the same.
 * @param {string} stamp
 * @param {string} print
 */
export function isStamped(stamp, print) {
  try {
    return readFileSync(join(root, stamp), 'utf8') === print
  } catch {
    return false
  }
}

/**
 * @param {string} stamp
 * @param {string} print
 */
export function writeStamp(stamp, print) {
  writeFileSync(join(root, stamp), print)
}

// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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

/** @param {string} entry @returns {string[]} */
function listFiles(entry) {
  if (statSync(join(root, entry)).isFile()) return [entry]
  const names = readdirSync(join(root, entry)).filter((name) => !SKIPPED.has(name))
  return names.sort().flatMap((name) => listFiles(`${entry}/${name}`))
}

/**
 * Makes something unless a stamp, left where it was made before, still has this print.
 * @param {string} stamp @param {string} print @param {() => Promise<void>} make
 */
export async function makeIfChanged(stamp, print, make) {
  const file = join(root, stamp)
  if (existsSync(file) && readFileSync(file, 'utf8') === print) return
  await make()
  writeFileSync(file, print)
}

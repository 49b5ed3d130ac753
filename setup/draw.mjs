// @ts-check
import { fingerprint, isStamped, writeStamp } from './fingerprint.mjs'
import { productNode } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'

const STAMP = 'site/made/.inputs'

/** Names what is wrong with the brand before anything is built from it. */
export async function checkBrand() {
  await runQuietly('Checking the brand', productNode(), ['art/check.ts'])
}

/** Makes what the site shows of the brand, unless it was made from the same content before. */
export async function drawIfNeeded() {
  const print = fingerprint(['contract/colour.ts', 'content', 'art'])
  if (isStamped(STAMP, print)) return
  await runQuietly('Drawing the pictures', productNode(), ['art/make.ts'])
  writeStamp(STAMP, print)
}

/** Vitest calls it before the first test: some import what is drawn. */
export { drawIfNeeded as setup }

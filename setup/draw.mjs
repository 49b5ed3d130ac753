// @ts-check
import { productNode } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'

/** Names what is wrong with the brand before anything is built from it; tells whether the pictures show it. */
export async function checkBrand() {
  const answer = await runQuietly('Checking the brand', productNode(), ['art/check.ts'])
  return { isDrawn: answer.trim() === 'fresh' }
}

/** Draws what content/ has changed since the pictures were drawn; in an unchanged clone that is nothing. */
export async function drawIfNeeded() {
  const { isDrawn } = await checkBrand()
  if (!isDrawn) await draw()
}

export async function draw() {
  await runQuietly('Drawing the pictures', productNode(), ['art/make.ts'])
}

// @ts-check
import { fingerprint, makeIfChanged } from './fingerprint.mjs'
import { productNode } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'

/** Prints each error of the content, such as a broken link or an unreadable picture, and stops. */
export async function checkContent() {
  await runQuietly('Checking the content', productNode(), ['content/check/main.ts', 'faults'])
}

/** Checks the brand before anything is built from it. */
export async function checkBrand() {
  await runQuietly('Checking the brand', productNode(), ['art/check.ts'])
}

/** Makes the photographs of content/pictures that are not made yet. */
export async function preparePhotographs() {
  await runQuietly('Preparing the photographs', productNode(), ['content/photographs/main.ts'])
}

/** Draws what the site shows of the brand, unless it was drawn from the same content. */
export async function drawIfNeeded() {
  await makeIfChanged(
    'site/made/.inputs',
    fingerprint(['contract/colour.ts', 'content', 'art']),
    async () => {
      await runQuietly('Drawing the pictures', productNode(), ['art/make.ts'])
    },
  )
}

/** Vitest runs it before the first test, because some import drawings. */
export { drawIfNeeded as setup }

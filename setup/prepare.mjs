// @ts-check
import { fingerprint, makeIfChanged } from './fingerprint.mjs'
import { productNode } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'

/** Stops with one sentence for each error of the content: a page that leads nowhere, a picture that cannot be read. */
export async function checkContent() {
  await runQuietly('Checking the content', productNode(), ['content/check/main.ts', 'faults'])
}

/** Names what is wrong with the brand before anything is built from it. */
export async function checkBrand() {
  await runQuietly('Checking the brand', productNode(), ['art/check.ts'])
}

/** Makes what the site shows of content/pictures. What was made of a picture before is kept. */
export async function preparePhotographs() {
  await runQuietly('Preparing the photographs', productNode(), ['content/photographs/main.ts'])
}

/** Makes what the site shows of the brand, unless it was made from the same content before. */
export async function drawIfNeeded() {
  await makeIfChanged(
    'site/made/.inputs',
    fingerprint(['contract/colour.ts', 'content', 'art']),
    async () => {
      await runQuietly('Drawing the pictures', productNode(), ['art/make.ts'])
    },
  )
}

/** Vitest calls it before the first test: some import what is drawn. */
export { drawIfNeeded as setup }

// @ts-check
import { productNode } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'

/** Stops with one sentence for each fault of the content: a page that leads nowhere, a picture that cannot be read. */
export async function checkContent() {
  await runQuietly('Checking the content', productNode(), ['content/check/main.ts', 'faults'])
}

/** Makes what the site shows of content/pictures. What was made of a picture before is kept. */
export async function preparePhotographs() {
  await runQuietly('Preparing the photographs', productNode(), ['content/photographs/main.ts'])
}

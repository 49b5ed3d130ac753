// @ts-check
import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

/** What the server itself runs; Vite looks after the site. */
const FOLDERS = ['api', 'contract', 'content', 'server']

/** An editor writes a file in several steps, and a branch switch changes many at once. */
const SETTLED_MS = 150

/** @param {() => void} act called once for changes that belong together */
export function watchSources(act) {
  /** @type {NodeJS.Timeout | undefined} */
  let settled
  for (const folder of FOLDERS) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
      clearTimeout(settled)
      settled = setTimeout(act, SETTLED_MS)
    })
  }
}

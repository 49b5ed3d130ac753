import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const inBrowser = fileURLToPath(new URL('../contract/zod-in-browser.ts', import.meta.url))

/** In the browser `zod` is our module, which configures it before the first schema is made. */
export function jitlessZod(): Plugin {
  return {
    name: 'jitless-zod',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) => (source === 'zod' && importer !== inBrowser ? inBrowser : undefined),
  }
}

import { readFile } from 'node:fs/promises'
import { build, minify, type Plugin, transformWithOxc } from 'vite'

const FUNCTION = '?script'
const BUNDLE = '?bundle'

/**
 * Scripts that stand in a page, as short as they can be. `import text from './some-file.ts?script'` is the
 * text of the one function in that file; with `?bundle` it is a whole script, with everything the file
 * imports.
 */
export function pageScript(): Plugin {
  return {
    name: 'page-script',
    enforce: 'pre',
    async load(id) {
      const [file = '', mark] = id.split(/(?=\?)/)
      if (mark !== FUNCTION && mark !== BUNDLE) return undefined
      this.addWatchFile(file)
      const text = await (mark === FUNCTION ? readFunction(file) : bundle(file))
      return `export default ${JSON.stringify(text.trim())}`
    },
  }
}

async function readFunction(file: string) {
  const plain = await transformWithOxc(await readFile(file, 'utf8'), file)
  const { code } = await minify(file, plain.code, { module: true })
  // Nothing calls it by its name.
  return code.replace(/^export function \w+/, 'function')
}

async function bundle(file: string) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry: file, formats: ['iife'], name: 'page' } },
  })
  const [result] = Array.isArray(built) ? built : [built]
  const [chunk] = result && 'output' in result ? result.output : []
  if (chunk?.type !== 'chunk') throw new Error(`${file} could not be bundled.`)
  return chunk.code
}

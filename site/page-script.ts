import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

const MARK = '?script'

/** `import text from './some-file.ts?script'` is the text of the one function in that file, as short as it can be. */
export function pageScript(): Plugin {
  return {
    name: 'page-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(MARK)) return undefined
      const file = id.slice(0, -MARK.length)
      this.addWatchFile(file)
      const plain = await transformWithOxc(await readFile(file, 'utf8'), file)
      const { code } = await minify(file, plain.code, { module: true })
      return `export default ${JSON.stringify(code.replace(/^export function \w+/, 'function').trim())}`
    },
  }
}

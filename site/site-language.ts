import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteLanguages } from '@nokshi/contract/languages.ts'
import type { Plugin } from 'vite'

/** The language of this build: each has its own, so that a page loads the labels of one. */
export const builtLanguage =
  Object.values(siteLanguages).find(({ code }) => code === process.env.SITE_LANGUAGE) ?? siteLanguages.en

const wordFolders = ['../content', '../contract/sentences'].map((folder) => resolve(import.meta.dirname, folder))

/**
 * Takes the words of the built language: where `content/forms.ts` is imported, it is `content/bn/forms.ts`. A
 * file that this language does not have is the English one; a file of the language itself reaches the
 * English one by its path.
 */
export function siteLanguage(): Plugin {
  return {
    name: 'site-language',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      if (source.includes(ONE_EXPORT)) return source
      const isInWords = wordFolders.includes(dirname(importer))
      if (builtLanguage.code === 'en' || !(isInWords || isForWords.test(source))) return undefined
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!english || !wordFolders.includes(dirname(english.id))) return undefined
      const translated = translationOf(english.id)
      return importer === translated || !existsSync(translated) ? english : translated
    },
    /**
     * Files of plain data are written down as what they amount to, one module for each export. A
     * translation takes what it leaves as it is from the English file, whose words would come along; and a
     * page would load the words of all pages that stand in the same file as its own. A file with functions
     * in it stays as it is.
     */
    async load(id) {
      const [file = '', name] = id.split(ONE_EXPORT)
      if (process.env.NODE_ENV !== 'production' || !isWords(file)) return undefined
      const labels: Record<string, unknown> = await import(pathToFileURL(file).href)
      if (!Object.values(labels).every(isPlain)) return undefined
      const code =
        name === undefined
          ? Object.keys(labels).map((each) => `export { ${each} } from ${JSON.stringify(file + ONE_EXPORT + each)}\n`)
          : [`export const ${name} = ${JSON.stringify(labels[name])}\n`]
      return { code: code.join(''), moduleSideEffects: false }
    },
  }
}

const ONE_EXPORT = '?export='

function isWords(file: string) {
  return wordFolders.some((folder) => [folder, join(folder, builtLanguage.code)].includes(dirname(file)))
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  return Object.values(value).every(isPlain)
}

/** Of all imports, those that may lead to labels: every other one is left to Vite. */
const isForWords = /^@[a-z]+\/content\/|sentences\//

function translationOf(file: string) {
  return join(dirname(file), builtLanguage.code, file.slice(dirname(file).length + 1))
}

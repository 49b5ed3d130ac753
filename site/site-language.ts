import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { siteLanguages } from '@nokshi/contract/languages.ts'
import type { Plugin } from 'vite'

/** The language that this build is made in: each has a build of its own, so that a page loads the words of one. */
export const builtLanguage =
  Object.values(siteLanguages).find(({ code }) => code === process.env.SITE_LANGUAGE) ?? siteLanguages.en

const wordFolders = ['../content', '../contract/sentences'].map((folder) =>
  resolve(import.meta.dirname, folder),
)

/**
 * Takes the words of the built language: where `content/faq.ts` is imported, it is `content/bn/faq.ts`. A file that this
 * language does not have is the English one; a file of the language itself reaches the English one by its path.
 */
export function siteLanguage(): Plugin {
  return {
    name: 'site-language',
    enforce: 'pre',
    // Pictures with words in them are drawn once for each language.
    config: () => ({
      resolve: { alias: { '#share': resolve(import.meta.dirname, 'made/share', builtLanguage.code) } },
    }),
    async resolveId(source, importer = '', options) {
      const isInWords = wordFolders.includes(dirname(importer))
      if (builtLanguage.code === 'en' || !(isInWords || isForWords.test(source))) return undefined
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!english || !wordFolders.includes(dirname(english.id))) return undefined
      const translated = translationOf(english.id)
      return importer === translated || !existsSync(translated) ? english : translated
    },
  }
}

/** Of all imports, those that may lead to words: every other one is left to Vite, which asks about each file. */
const isForWords = /^@[a-z]+\/content\/|sentences\//

function translationOf(file: string) {
  return join(dirname(file), builtLanguage.code, file.slice(dirname(file).length + 1))
}

import { siteLanguages } from '@nokshi/contract/languages.ts'
import { listUntranslated } from './read-translations.ts'

// `npm run words`: what is missing, still English or too long in each language. Files that are missing as a
// whole do not compile.

for (const { code, ownName } of Object.values(siteLanguages).filter((language) => language.code !== 'en')) {
  const { found, drafts } = await listUntranslated(code)
  process.stdout.write(
    `${ownName}: ${found.length || 'nothing'} to translate, ${drafts} files for a native reader\n`,
  )
  process.stdout.write(found.map((line) => `  ${line}\n`).join(''))
  if (found.length > 0) process.exitCode = 1
}

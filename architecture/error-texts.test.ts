import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { productFiles } from './imports.ts'

describe('what the site says about an error', () => {
  /** These read a field called message that is no error's: issues of the contract, and answers of the API. */
  const readers = [
    'site/app/platform/api.ts',
    'site/app/platform/issue-sentences.ts',
    'site/app/auth/account-calls.ts',
    'site/app/crm/staff/forgot.route.tsx',
    'site/app/crm/website/publish-list-item.tsx',
  ]

  test('is a sentence of our own, chosen by shownSentence, and never the text of an error', () => {
    const strays = productFiles
      .filter((file) => file.startsWith('site/app/') && !readers.includes(file))
      .flatMap((file) => errorTexts(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))
    expect(strays).toEqual([])
  })
})

/** Where a source takes the text out of an error; a function called message is none. */
function errorTexts(source: string) {
  const read = source.matchAll(/(?:\.|\[['"])(?:message|stack)\b(?!\()|[{,]\s*message\b(?!\s*\()/g)
  const written = source.matchAll(/(?:String\(|JSON\.stringify\(|\$\{)\s*(?:fault|error|cause)\b\s*[)}]/g)
  return [...read, ...written].map(([text]) => text)
}

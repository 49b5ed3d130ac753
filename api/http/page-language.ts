import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'

/**
 * The language of the page that asks. Our pages name theirs, and nothing else. A browser by itself names all that its owner
 * reads: then it is English, as for a program that names none.
 */
export function pageLanguageOf(headers: Headers): SiteLanguage['code'] {
  const named = headers.get('accept-language')?.trim()
  return Object.values(siteLanguages).find(({ code }) => code === named)?.code ?? 'en'
}

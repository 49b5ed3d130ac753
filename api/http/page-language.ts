import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'

/** Our pages send exactly one language. A browser's own list, or none, counts as English. */
export function pageLanguageOf(headers: Headers): SiteLanguage['code'] {
  const named = headers.get('accept-language')?.trim()
  return Object.values(siteLanguages).find(({ code }) => code === named)?.code ?? 'en'
}

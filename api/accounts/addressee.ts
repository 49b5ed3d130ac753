import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'

export interface Addressee {
  email: string
  /** As the account has it: a newer release may know more than we do. */
  language: string
}

export function languageOf({ language }: Pick<Addressee, 'language'>): SiteLanguage {
  return Object.values(siteLanguages).find(({ code }) => code === language) ?? siteLanguages.en
}

import { siteLanguages } from '@nokshi/contract/languages.ts'

/** The language of these texts. Another language has a folder of its name. */
export const language = siteLanguages.en

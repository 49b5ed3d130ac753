import { siteLanguages } from '@nokshi/contract/languages.ts'

/** The language of these words. The files of another language stand in a folder of its name, this one included. */
export const language = siteLanguages.en

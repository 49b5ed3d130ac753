import { siteLanguages } from '@nokshi/contract/languages.ts'

export const language = siteLanguages.bn

import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import { localize, type SiteContent } from '@nokshi/contract/website/localize.ts'
import { samples } from './samples.ts'

/** What the pages of a new installation say. */
export const sampleContent: Record<SiteLanguage['code'], SiteContent> = {
  en: localize(samples, 'en'),
  bn: localize(samples, 'bn'),
  ar: localize(samples, 'ar'),
}

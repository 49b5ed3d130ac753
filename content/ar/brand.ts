import type { Brand } from '@nokshi/contract/website/site-content.ts'
import * as english from '../brand.ts'
import { translateEntries } from '../translate-entries.ts'

export const isDraft = true

export const colours = english.colours

export const brand: Brand = {
  ...english.brand,
  tagline: 'مواقع حيكت لتدوم',
  sentence:
    'نصمم المواقع ونبنيها ونسوّقها للأعمال في بنغلاديش والإمارات العربية المتحدة والمملكة العربية السعودية.',
  replyPromise: 'نرد خلال يوم عمل واحد، من الأحد إلى الخميس، بتوقيت دكا.',
  supportPromise: 'للأعطال العاجلة في أي ساعة، ولكل ما عداها في ساعات العمل.',
  calendar: { ...english.brand.calendar, workingDaysInWords: 'من الأحد إلى الخميس' },
  contact: { ...english.brand.contact, address: 'دكا، بنغلاديش' },
  city: 'دكا',
  areaServed: translateEntries(english.brand.areaServed, ({ code }) => code, {
    BD: { name: 'بنغلاديش', inText: 'بنغلاديش' },
    AE: { name: 'الإمارات العربية المتحدة', inText: 'الإمارات' },
    SA: { name: 'المملكة العربية السعودية', inText: 'السعودية' },
  }),
  languages: translateEntries(english.brand.languages, ({ code }) => code, {
    bn: { name: 'البنغالية' },
    en: { name: 'الإنجليزية' },
    ar: { name: 'العربية' },
  }),
}

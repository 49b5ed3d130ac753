import { type Brand, type CountryCode, brand as english } from '../brand.ts'

export const isDraft = true

const countries: Record<CountryCode, { name: string; inText: string }> = {
  BD: { name: 'بنغلاديش', inText: 'بنغلاديش' },
  AE: { name: 'الإمارات العربية المتحدة', inText: 'الإمارات' },
  SA: { name: 'المملكة العربية السعودية', inText: 'السعودية' },
}

const languages = { bn: 'البنغالية', en: 'الإنجليزية', ar: 'العربية' }

export const brand: Brand = {
  ...english,
  tagline: 'مواقع حيكت لتدوم',
  sentence:
    'نصمم المواقع ونبنيها ونسوّقها للأعمال في بنغلاديش والإمارات العربية المتحدة والمملكة العربية السعودية.',
  replyPromise: 'نرد خلال يوم عمل واحد، من الأحد إلى الخميس، بتوقيت دكا.',
  calendar: { ...english.calendar, workingDaysInWords: 'من الأحد إلى الخميس' },
  contact: { ...english.contact, address: 'دكا، بنغلاديش' },
  city: 'دكا',
  areaServed: english.areaServed.map((country) => ({ ...country, ...countries[country.code] })),
  languages: english.languages.map((language) => ({ ...language, name: languages[language.code] })),
}

export const languageCodes = ['en', 'bn', 'ar'] as const

/** The languages of the site. English is at the addresses of the specification, the others below a prefix. */
export interface SiteLanguage {
  code: (typeof languageCodes)[number]
  ownName: string
  direction: 'ltr' | 'rtl'
  prefix: string
  /** How dates and numbers are written in running text (BCP 47), digits included. */
  locale: string
  fullStop: string
  comma: string
}

export const siteLanguages: Record<SiteLanguage['code'], SiteLanguage> = {
  en: { code: 'en', ownName: 'English', direction: 'ltr', prefix: '', locale: 'en-GB', fullStop: '.', comma: ',' },
  bn: {
    code: 'bn',
    ownName: 'বাংলা',
    direction: 'ltr',
    prefix: '/bn',
    locale: 'bn-BD-u-nu-beng',
    fullStop: '।',
    comma: ',',
  },
  ar: {
    code: 'ar',
    ownName: 'العربية',
    direction: 'rtl',
    prefix: '/ar',
    locale: 'ar-SA-u-ca-gregory-nu-arab',
    fullStop: '.',
    comma: '،',
  },
}

/** Where a page is in this language: `/about` is `/bn/about`. */
export function pathIn({ prefix }: SiteLanguage, path: string) {
  return path === '/' ? prefix || '/' : prefix + path
}

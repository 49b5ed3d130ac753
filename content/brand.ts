/** Who the studio is. Change it here and it changes everywhere. */
export interface Brand {
  name: string
  /** Under an icon on a phone. Without it: the first word of the name. */
  shortName?: string
  /** The name in Bangla, as the wordmark and the footer show it. */
  banglaName: string
  tagline: string
  /** What the studio does, in one sentence: the first thing a visitor and a search engine read. */
  sentence: string
  /** What a visitor may expect after writing. Days are the studio's, see `calendar`. */
  replyPromise: string
  calendar: StudioCalendar
  contact: {
    /** True while the details below are examples that reach nobody. */
    isSample: boolean
    email: string
    phone: string
    whatsapp: string
    address: string
  }
  city: string
  socials: {
    /** True while the addresses below are examples. */
    isSample: boolean
    whatsapp: string
    facebook: string
    instagram: string
    linkedin: string
    github: string
  }
  areaServed: Country[]
  languages: Language[]
}

/** When the studio works. "One working day" is counted by this, not by the visitor's own week. */
export interface StudioCalendar {
  timeZone: string
  /** 0 is Sunday, as in `Date.getDay()`. */
  workingDays: number[]
  workingDaysInWords: string
  opens: string
  closes: string
}

export type CountryCode = 'BD' | 'AE' | 'SA'

export interface Country {
  code: CountryCode
  name: string
  /** As running text says it: "the UAE". */
  inText: string
}

export interface Language {
  code: 'bn' | 'en' | 'ar'
  name: string
  /** The language's name in itself, for a page that carries `lang` and `dir`. */
  ownName: string
  direction: 'ltr' | 'rtl'
}

export const brand: Brand = {
  name: 'Nokshi Studio',
  banglaName: 'নকশি',
  tagline: 'Websites sewn to hold.',
  sentence:
    'We design, build and promote websites for businesses in Bangladesh, the United Arab Emirates and Saudi Arabia.',
  replyPromise: 'We reply within one working day, Sunday to Thursday, Dhaka time.',
  calendar: {
    timeZone: 'Asia/Dhaka',
    workingDays: [0, 1, 2, 3, 4],
    workingDaysInWords: 'Sunday to Thursday',
    opens: '10:00',
    closes: '18:00',
  },
  contact: {
    isSample: true,
    email: 'hello@nokshi.example',
    phone: '+880 1700 000000',
    whatsapp: '+880 1700 000000',
    address: 'Dhaka, Bangladesh',
  },
  city: 'Dhaka',
  socials: {
    isSample: true,
    whatsapp: 'https://wa.me/8801700000000',
    facebook: 'https://www.facebook.com/nokshi.example',
    instagram: 'https://www.instagram.com/nokshi.example',
    linkedin: 'https://www.linkedin.com/company/nokshi-example',
    github: 'https://github.com/nokshi-example',
  },
  areaServed: [
    { code: 'BD', name: 'Bangladesh', inText: 'Bangladesh' },
    { code: 'AE', name: 'United Arab Emirates', inText: 'the UAE' },
    { code: 'SA', name: 'Saudi Arabia', inText: 'Saudi Arabia' },
  ],
  languages: [
    { code: 'bn', name: 'Bangla', ownName: 'বাংলা', direction: 'ltr' },
    { code: 'en', name: 'English', ownName: 'English', direction: 'ltr' },
    { code: 'ar', name: 'Arabic', ownName: 'العربية', direction: 'rtl' },
  ],
}

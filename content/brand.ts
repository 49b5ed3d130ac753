/**
 * Who the studio is. A change here changes pages, mails, share cards and icons at the next start. What cannot
 * be used, like an unreadable colour, is named before anything is built.
 */
export interface Brand {
  name: string
  /** Under an icon on a phone. Without it: the first word of the name. */
  shortName?: string
  /** The name in Bangla, for the wordmark and the footer. Without it the footer shows the short name. */
  banglaName?: string
  /** An SVG or PNG file in content/pictures/. Without it a mark is drawn from the name. */
  logo?: string
  /** The logo for dark screens. Without it the logo lies on a light ground there. */
  logoDark?: string
  /** A square picture for browser tabs and home screens. Without it the logo is used. */
  icon?: string
  tagline: string
  /** What the studio does, in one sentence: the first thing a visitor and a search engine read. */
  sentence: string
  /** What a visitor may expect after writing. Days are the studio's, see `calendar`. */
  replyPromise: string
  /** What the home page's «24/7» means, wherever hours are named. */
  supportPromise: string
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

/** The colours of one theme, written like #B3261E. */
export interface ThemeColours {
  /** The page. */
  paper: string
  /** Cards and fields, which lie on the page. */
  cloth: string
  /** What is pointed at or chosen. */
  fold: string
  /** The borders of fields. */
  edge: string
  /** Text, and text that matters less. */
  ink: string
  soft: string
  /** What stands out; also errors. */
  accent: string
  /** What went well. */
  success: string
  /** Links, charts and what is switched on. */
  link: string
  /** Large coloured grounds, like the footer. The paper of the light theme is the text on them. */
  panel: string
  /** Rows of stitches on the page and on a panel: decoration, never text. */
  stitch: string
  panelStitch: string
}

export interface BrandColours {
  /** The same in both themes. */
  button: string
  buttonText: string
  light: ThemeColours
  dark: ThemeColours
}

export const colours: BrandColours = {
  button: '#F5A81C',
  buttonText: '#171B3D',
  light: {
    paper: '#F7F0E1',
    cloth: '#FFFBF2',
    fold: '#EADFC8',
    edge: '#857B66',
    ink: '#171B3D',
    soft: '#4E5275',
    accent: '#B3261E',
    success: '#1F6B4A',
    link: '#1E2A5E',
    panel: '#1E2A5E',
    stitch: '#DCCDAE',
    panelStitch: '#5262A6',
  },
  dark: {
    paper: '#10132B',
    cloth: '#191D3F',
    fold: '#2A2F5C',
    edge: '#7E83B3',
    ink: '#F5ECD9',
    soft: '#B4B3CC',
    accent: '#FF8A75',
    success: '#7FCBA2',
    link: '#9DB2EE',
    panel: '#8E1B22',
    stitch: '#31376B',
    panelStitch: '#C4524C',
  },
}

export const brand: Brand = {
  name: 'Nokshi Studio',
  banglaName: 'নকশি',
  tagline: 'Websites sewn to hold.',
  sentence:
    'We design, build and promote websites for businesses in Bangladesh, the United Arab Emirates and Saudi Arabia.',
  replyPromise: 'We reply within one working day, Sunday to Thursday, Dhaka time.',
  supportPromise: 'Urgent problems at any hour, everything else in working hours.',
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

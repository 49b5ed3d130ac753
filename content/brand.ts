import type { Brand, BrandColours } from '@nokshi/contract/website/site-content.ts'

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

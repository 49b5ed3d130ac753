import type { ContactMethods, MoreProfile } from '@nokshi/contract/linkhub/contact-methods.ts'
import type { NewLinkDetail } from '@nokshi/contract/linkhub/link-details.ts'
import type { Look } from '@nokshi/contract/linkhub/look.ts'
import type { PaymentKind } from '@nokshi/contract/linkhub/payments.ts'
import type { RegistrationKind } from '@nokshi/contract/linkhub/registrations.ts'
import type { Ground } from '@nokshi/contract/website/palette.ts'

/** A small square picture: a drawing of demo/pictures on a ground. */
export type Picture = [motif: 'boat' | 'leaf' | 'lotus' | 'wheel', ground: Ground]

/** What a creator put on the page beside name, socials and links. */
export interface PageBlocks {
  /** Without it the page shows its gradient. */
  hasBanner?: true
  hasBackground?: true
  takesMessages?: true
  look?: Look
  profiles?: MoreProfile[]
  contactMethods?: ContactMethods
  /** In the order of the links. */
  links?: (NewLinkDetail & { picture?: Picture })[]
  registrations?: { kind: RegistrationKind; number: string }[]
  /** Of nobody: zeros, numbers that count up, banks that do not exist; each name says that it is a demo. */
  payments?: ({ kind: PaymentKind; value: string; holder: string } & Record<string, string>)[]
  videos?: { url: string; title: string }[]
  products?: { title: string; currency: string; price: string; picture: Picture; isSoldOut?: 'yes' }[]
}

/** By username. Each creator uses what somebody of that trade would. */
export const pageBlocks: Record<string, PageBlocks> = {
  'nadia-cooks': {
    takesMessages: true,
    hasBanner: true,
    look: { pattern: 'checks', shape: 'outline', fill: 'colour', typeface: 'display' },
    profiles: [
      { kind: 'youtube', value: '@nadiacooks' },
      { kind: 'tiktok', value: 'nadia.cooks' },
    ],
    contactMethods: { greeting: 'Hello Nadia, I would like to order for Friday.' },
    links: [
      { isFeatured: true, picture: ['leaf', 'button'] },
      { picture: ['lotus', 'accent'] },
      { picture: ['leaf', 'success'] },
    ],
    products: [
      { title: 'Shatkora beef, for four', currency: 'BDT', price: '1250', picture: ['leaf', 'success'] },
      { title: 'Nakshi pitha, a dozen', currency: 'BDT', price: '480', picture: ['lotus', 'button'] },
      { title: 'Seven-layer tea kit', currency: 'BDT', price: '650', picture: ['wheel', 'accent'] },
      {
        ...{ title: 'Dried fish chutney', currency: 'BDT', price: '320', picture: ['boat', 'panel'] },
        isSoldOut: 'yes',
      },
    ],
    registrations: [{ kind: 'dbid', number: '441097382' }],
  },
  'arif-travels': {
    hasBackground: true,
    look: { shape: 'outline', portrait: 'square', blocks: ['links', 'profiles'] },
    profiles: [
      { kind: 'youtube', value: '@ariftravels' },
      { kind: 'threads', value: 'arif.travels' },
    ],
    links: [{ isFeatured: true }, { picture: ['boat', 'panel'] }, { picture: ['wheel', 'muted'] }],
  },
  'layla-coffee': {
    look: { pattern: 'stars', shape: 'pill', fill: 'colour', typeface: 'book' },
    profiles: [
      { kind: 'snapchat', value: 'laylacoffee' },
      { kind: 'tiktok', value: 'layla.coffee' },
    ],
    links: [{}, { isFeatured: true }, {}],
  },
  'omar-codes': {
    hasBanner: true,
    look: { shape: 'outline', fill: 'colour', typeface: 'display', portrait: 'square' },
    profiles: [
      { kind: 'youtube', value: '@omarcodes' },
      { kind: 'discord', value: 'omarcodes' },
      { kind: 'telegram', value: 'omar_codes' },
    ],
    contactMethods: { email: 'omar@omar-codes.example', connect: 'telegram' },
    links: [{ isFeatured: true }],
  },
  'mitu-sews': {
    look: { typeface: 'book', blocks: ['products', 'payments', 'links', 'profiles', 'connect'] },
    links: [{ picture: ['lotus', 'success'] }, { picture: ['wheel', 'button'] }, { picture: ['leaf', 'accent'] }],
    products: [
      { title: 'নকশিকাঁথা, ৫ × ৭ ফুট', currency: 'BDT', price: '12500', picture: ['lotus', 'accent'] },
      { title: 'শিশুর কাঁথা', currency: 'BDT', price: '2200', picture: ['leaf', 'button'] },
      { title: 'কুশন কভার, জোড়া', currency: 'BDT', price: '1450', picture: ['wheel', 'success'] },
      { title: 'দেয়ালে টাঙানোর নকশা', currency: 'BDT', price: '', picture: ['boat', 'panel'] },
    ],
    registrations: [{ kind: 'dbid', number: '502918844' }],
    payments: [
      { kind: 'bkash', accountType: 'personal', value: '01700000403', holder: 'মিতু সেন (ডেমো)' },
      { kind: 'nagad', accountType: 'merchant', value: '01700000403', holder: 'মিতু সেন (ডেমো)' },
      {
        ...{ kind: 'bank', value: '1500000004030', holder: 'মিতু সেন (ডেমো)' },
        ...{ bank: 'ব্র্যাক ব্যাংক', branch: 'যশোর', routingNumber: '060410949' },
      },
    ],
  },
  'khalid-drives': {
    hasBackground: true,
    look: { typeface: 'display', shape: 'outline', fill: 'colour' },
    profiles: [
      { kind: 'youtube', value: '@khaliddrives' },
      { kind: 'snapchat', value: 'khaliddrives' },
      { kind: 'tiktok', value: 'khalid.drives' },
    ],
    contactMethods: { email: 'ads@khalid-drives.example', connect: 'email' },
    links: [{ isFeatured: true }, {}, {}],
    registrations: [{ kind: 'uae-permit', number: '1048832' }],
  },
  'sara-clinic': {
    look: { pattern: 'petals', shape: 'pill', portrait: 'square', blocks: ['connect', 'links', 'profiles'] },
    profiles: [{ kind: 'messenger', value: 'drsarahaque' }],
    contactMethods: { phone: '8801700000405', email: 'desk@sara-clinic.example', connect: 'phone' },
    links: [{ isFeatured: true }, {}, {}, {}],
  },
  'tahsin-sings': {
    look: { pattern: 'petals', shape: 'pill', fill: 'colour', typeface: 'display', blocks: ['profiles', 'links'] },
    profiles: [
      { kind: 'spotify', value: 'artist/1234567890abcdefghijAB' },
      { kind: 'soundcloud', value: 'tahsin-sings' },
      { kind: 'youtube', value: '@tahsinsings' },
      { kind: 'tiktok', value: 'tahsin.sings' },
    ],
    links: [{ isFeatured: true, picture: ['lotus', 'accent'] }, { picture: ['wheel', 'panel'] }],
  },
  'nouf-perfume': {
    look: {
      ...{ pattern: 'diamonds', typeface: 'book', shape: 'outline', portrait: 'square' },
      blocks: ['products', 'payments', 'profiles', 'links', 'connect'],
    },
    profiles: [{ kind: 'snapchat', value: 'noufperfume' }],
    contactMethods: { greeting: 'السلام عليكم، أرغب في طلب عطر.' },
    products: [
      { title: 'دهن عود كمبودي، ربع تولة', currency: 'SAR', price: '380', picture: ['lotus', 'muted'] },
      { title: 'مسك أبيض', currency: 'SAR', price: '95', picture: ['leaf', 'panel'] },
      { title: 'بخور المعمول', currency: 'SAR', price: '140.50', picture: ['wheel', 'accent'] },
      { title: 'هدية بثلاثة عطور', currency: 'SAR', price: '', picture: ['boat', 'button'] },
      {
        ...{ title: 'عطر الورد الطائفي', currency: 'SAR', price: '260', picture: ['lotus', 'button'] },
        isSoldOut: 'yes',
      },
      { title: 'مبخرة نحاس', currency: 'SAR', price: '210', picture: ['wheel', 'success'] },
    ],
    registrations: [
      { kind: 'commercial', number: '1010998877' },
      { kind: 'vat', number: '300012345600003' },
    ],
    payments: [
      { kind: 'stcbank', value: '0500000406', holder: 'نوف الدوسري (تجربة)' },
      { kind: 'iban', value: 'SA5300000000001234567890', holder: 'نوف الدوسري (تجربة)' },
    ],
  },
  'rafi-films': {
    hasBackground: true,
    look: { typeface: 'display', portrait: 'square' },
    profiles: [
      { kind: 'youtube', value: '@rafifilms' },
      { kind: 'behance', value: 'rafifilms' },
    ],
    contactMethods: { email: 'rafi@rafi-films.example', connect: 'email' },
    links: [{ isFeatured: true, picture: ['boat', 'muted'] }],
    // Of nobody: YouTube knows no such video.
    videos: [{ url: 'https://www.youtube.com/watch?v=NokshiDemo1', title: 'The last boat builder (trailer)' }],
  },
  'roksana-garden': {
    look: { pattern: 'leaves', fill: 'colour', portrait: 'square', blocks: ['links', 'connect', 'profiles'] },
    profiles: [{ kind: 'youtube', value: '@roksanagarden' }],
    links: [{ picture: ['leaf', 'button'] }, { picture: ['leaf', 'success'] }],
  },
  'hamdan-maya': {
    hasBanner: true,
    look: {
      ...{ pattern: 'waves', typeface: 'book', shape: 'pill', fill: 'colour' },
      blocks: ['links', 'profiles', 'connect'],
    },
    profiles: [
      { kind: 'pinterest', value: 'hamdanmaya' },
      { kind: 'behance', value: 'hamdanmaya' },
    ],
    contactMethods: { phone: '971500000404', greeting: 'Hi Hamdan and Maya, are you free on' },
    links: [
      { picture: ['wheel', 'button'] },
      { picture: ['leaf', 'panel'] },
      { isFeatured: true, picture: ['lotus', 'panel'] },
    ],
    registrations: [{ kind: 'uae-permit', number: '2207154' }],
    payments: [{ kind: 'iban', value: 'AE560001234567890123456', holder: 'Hamdan & Maya (demo)' }],
  },
}

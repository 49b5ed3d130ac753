import { brand } from '../brand.ts'

/** Values that programs read, and words of pictures that are drawn once for all languages. */
const keptPlaces = /(^|\.)(kind|code|country|timeZone|to|path|href|slug|id|interface|colours|hubWords)(\.|$)/

/** No sentence, no label: an address, a key, a number, a colour. */
const isForPrograms = /^[#/]?[a-z0-9:.@+_/#?=%-]*$|^#[0-9A-F]{6}$|^[^A-Za-z]*$/

/** Names that Bangla and Arabic readers know in Latin letters. */
const names = [
  'After Effects',
  'Creator LinkHub',
  'DaVinci Resolve',
  'English',
  'Facebook',
  'Figma',
  'GitHub',
  'Google Ads',
  'Hono',
  'IBAN',
  'Illustrator',
  'Instagram',
  'LINE',
  'LinkedIn',
  'Messenger',
  'Meta Business Suite',
  'Moyasar',
  'Nagad',
  'Next.js',
  'Node.js',
  'Pinterest',
  'Plausible',
  'Playwright',
  'PostgreSQL',
  'React Router',
  'React',
  'Readex Pro',
  'Reels',
  'Rocket',
  'SQLite',
  'SSLCOMMERZ',
  'STC Bank',
  'Search Console',
  'Shopify',
  'Snapchat',
  'Stripe',
  'Tailwind CSS',
  'Telegram',
  'Threads',
  'TikTok',
  'Twitter',
  'TypeScript',
  'Upay',
  'WeChat',
  'WhatsApp Business Platform',
  'WhatsApp',
  'WooCommerce',
  'X',
  'bKash',
  'sessionStorage',
]

/** Whether a text may be the same in every language. */
export function isKeptInLatin(place: string, text: string) {
  return keptPlaces.test(place) || isForPrograms.test(text) || names.includes(text) || text === brand.name
}

import type { languageCodes } from '../contract/languages.ts'

type Code = (typeof languageCodes)[number]
type Labels = typeof import('../content/account.ts') &
  typeof import('../content/account-sentences.ts') &
  typeof import('../content/analytics.ts') &
  typeof import('../content/appearance.ts') &
  typeof import('../content/dashboard.ts') &
  typeof import('../content/domains.ts') &
  typeof import('../content/frame.ts') &
  typeof import('../content/linkhub.ts') &
  typeof import('../content/mails.ts') &
  typeof import('../content/messages.ts') &
  typeof import('../content/news.ts') &
  typeof import('../content/page-import.ts') &
  typeof import('../content/registrations.ts') &
  typeof import('../content/shop.ts') &
  typeof import('../content/videos.ts') &
  typeof import('../content/weekly-reports.ts')

const files = [
  ...'account account-sentences analytics appearance dashboard domains frame linkhub mails'.split(' '),
  ...'messages news page-import registrations shop videos weekly-reports'.split(' '),
]

async function load(folder: string): Promise<Labels> {
  return Object.assign({}, ...(await Promise.all(files.map((file) => import(`../content/${folder}${file}.ts`)))))
}

/** What the pages of creators say. A translation has the type of what it translates. */
export const labelsIn = { en: await load(''), bn: await load('bn/'), ar: await load('ar/') }

/** For journeys that differ only in texts: English every day, the others in `npm run test:all`. */
export function everydayIn(code: Code) {
  return code === 'en' ? {} : { tag: '@nightly' }
}

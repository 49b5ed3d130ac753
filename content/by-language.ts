import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import { analytics } from './analytics.ts'
import { analytics as arabicAnalytics } from './ar/analytics.ts'
import { here as arabicHere, mails as arabicMails } from './ar/mails.ts'
import { push as arabicPush } from './ar/push.ts'
import { qrTag as arabicQrTag, taggedLinks as arabicTags } from './ar/share-dialog.ts'
import { analytics as banglaAnalytics } from './bn/analytics.ts'
import { here as banglaHere, mails as banglaMails } from './bn/mails.ts'
import { push as banglaPush } from './bn/push.ts'
import { qrTag as banglaQrTag, taggedLinks as banglaTags } from './bn/share-dialog.ts'
import { here, mails } from './mails.ts'
import { push } from './push.ts'
import { qrTag, taggedLinks } from './share-dialog.ts'

type InEach<Labels> = Record<SiteLanguage['code'], Labels>

/** For a process that speaks all languages. A build of the site has one, and imports the files themselves. */
export const mailsIn: InEach<typeof mails> = { en: mails, bn: banglaMails, ar: arabicMails }

export const hereIn: InEach<typeof here> = { en: here, bn: banglaHere, ar: arabicHere }

export const pushIn: InEach<typeof push> = { en: push, bn: banglaPush, ar: arabicPush }

/** What visits and the places they came from are called. */
export const visitLabelsIn: InEach<{ analytics: typeof analytics; tags: { tag: string; name: string }[] }> = {
  en: { analytics, tags: [...taggedLinks, qrTag] },
  bn: { analytics: banglaAnalytics, tags: [...banglaTags, banglaQrTag] },
  ar: { analytics: arabicAnalytics, tags: [...arabicTags, arabicQrTag] },
}

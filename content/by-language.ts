import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import { mails as arabicMails } from './ar/mails.ts'
import { mails as banglaMails } from './bn/mails.ts'
import { mails } from './mails.ts'

/** For a process that speaks all languages. A build of the site has one, and imports the files themselves. */
export const mailsIn: Record<SiteLanguage['code'], typeof mails> = {
  en: mails,
  bn: banglaMails,
  ar: arabicMails,
}

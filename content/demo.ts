import type { SiteLanguage } from '@nokshi/contract/languages.ts'

/** Shown on every page of an installation that was started by `npm run demo`, in the language of the page. */
export const demoNotices: Record<SiteLanguage['code'], string> = {
  en: 'Demo: people and figures are invented, and no email is sent.',
  bn: 'ডেমো: মানুষ ও সংখ্যাগুলো বানানো, কোনো ইমেইল পাঠানো হয় না।',
  ar: 'نسخة تجريبية: الأشخاص والأرقام من الخيال، ولا يُرسل أي بريد.',
}

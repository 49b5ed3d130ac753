import type { SiteLanguage } from '@nokshi/contract/languages.ts'

/** Shown after the login, in the language of the account. Every build contains all languages. */
export const loggedInNotices: Record<SiteLanguage['code'], string> = {
  en: 'Login successful!',
  bn: 'লগইন হয়েছে!',
  ar: 'تم تسجيل الدخول!',
}

import type { SiteLanguage } from '@nokshi/contract/languages.ts'

/** Shown on the page after the login, which is in the language of the account. All languages are in each build. */
export const loggedInNotices: Record<SiteLanguage['code'], string> = {
  en: 'Login successful!',
  bn: 'লগইন হয়েছে!',
  ar: 'تم تسجيل الدخول!',
}

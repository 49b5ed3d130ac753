import { language } from '@nokshi/content/language.ts'
import type { User } from '@nokshi/contract/auth.ts'
import { pathIn, type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import { forgetLogin, keepUser } from '../platform/login-memory.ts'
import { notifyAfterLoad } from '../ui/notices/notify.ts'

interface Arrival {
  toast: string
  text?: string
  /** That of the account, where it is known. */
  code?: SiteLanguage['code']
}

/** A full page load drops everything that was fetched while nobody was logged in. */
export function startSession(user: User | undefined, path: string, { toast, text, code = language.code }: Arrival) {
  if (user) keepUser(user)
  forgetLogin()
  notifyAfterLoad(toast, text)
  window.location.assign(pathIn(siteLanguages[code], path))
}

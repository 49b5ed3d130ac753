import { language } from '@nokshi/content/language.ts'
import type { User } from '@nokshi/contract/auth.ts'
import { pathIn } from '@nokshi/contract/languages.ts'
import { keepUser } from '../platform/kept-user.ts'
import { forgetLogin } from '../platform/login-memory.ts'
import { notifyAfterLoad } from '../ui/notices/notify.ts'

/** A full page load drops everything that was fetched while nobody was logged in. */
export function startSession(user: User | undefined, toast: string, path: string, text?: string) {
  if (user) keepUser(user)
  forgetLogin()
  notifyAfterLoad(toast, text)
  window.location.assign(pathIn(language, path))
}

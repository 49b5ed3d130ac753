import type { User } from '@nokshi/contract/auth.ts'
import { keepUser } from '../platform/kept-user.ts'
import { forgetLogin } from '../platform/login-memory.ts'
import { notifyAfterLoad } from '../ui/notify.ts'

/** By a full page load: nothing that was fetched while nobody was logged in outlives it. */
export function startSession(user: User, toast: string, path: string) {
  keepUser(user)
  forgetLogin()
  notifyAfterLoad(toast)
  window.location.assign(path)
}

import { accountNotices } from '@nokshi/content/forms.ts'
import { PasskeyOptions, type SecondFactor } from '@nokshi/contract/accounts/passkeys.ts'
import { CodeNeeded, LoggedIn, type Login, type Registration, User } from '@nokshi/contract/auth.ts'
import * as z from 'zod'
import { browserApi } from '../platform/api.ts'
import { showPasskey } from '../platform/passkeys.ts'

const Entered = LoggedIn.omit({ message: true })

/** Whoever has two-factor is asked for a code next. */
export function logIn(values: Login) {
  return browserApi('POST /api/auth/login', z.union([CodeNeeded, Entered]), { body: values, ...entering() })
}

export function sendLoginCode(values: SecondFactor) {
  return browserApi('POST /api/auth/login/code', Entered, { body: values, ...entering() })
}

export async function logInByPasskey() {
  const options = await browserApi('POST /api/auth/login/passkey-options', PasskeyOptions)
  return browserApi('POST /api/auth/login/passkey', Entered, {
    body: { passkey: await showPasskey(options) },
    ...entering(),
  })
}

/** The specification reads nothing of the answer: who it is about is kept where it says so. */
export function register(values: Registration) {
  const Registered = User.optional().catch(undefined)
  return browserApi('POST /api/auth/register', Registered, {
    body: values,
    ...entering(accountNotices.registrationFailed),
  })
}

/** The list of sessions says where each began. In a header: the specification names the fields of a login. */
function entering(otherwise = accountNotices.loginFailed) {
  return { otherwise, headers: { 'x-time-zone': new Intl.DateTimeFormat().resolvedOptions().timeZone } }
}

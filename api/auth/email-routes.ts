import { networkOf } from '../accounts/client-network.ts'
import { implement } from '../http/implement.ts'
import type { Deps } from '../platform/deps.ts'
import { requestEmailChange } from './change-email.ts'
import { confirmEmail } from './confirm-email.ts'
import { holderOf } from './safety.ts'
import { sendVerification } from './send-verification.ts'

const VERIFICATION_PROMISED = 'A mail with a link is on its way to you.'
const VERIFIED_ALREADY = 'Your address is confirmed already.'
const CHANGE_PROMISED =
  'A mail with a link is on its way to the new address. Your account changes to it when you open that link.'

/** The address of an account: whether it is its owner's, and changing it. */
export function emailRoutes(deps: Deps) {
  return implement({
    'POST /api/auth/verify-email': async (c, { body }) => ({
      success: true,
      ...(await confirmEmail(deps, c, body.token)),
    }),
    'POST /api/auth/send-verification': async (c) => {
      const user = c.get('user')
      if (user.isVerified) return { success: true, message: VERIFIED_ALREADY }
      await sendVerification(deps, user, networkOf(deps, c))
      return { success: true, message: VERIFICATION_PROMISED }
    },
    'POST /api/auth/change-email': async (c, { body }) => {
      await requestEmailChange(deps, c.get('user'), holderOf(deps, c), body)
      return { success: true, message: CHANGE_PROMISED }
    },
  })
}

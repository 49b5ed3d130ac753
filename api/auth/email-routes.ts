import { EmailChange, EmailConfirmation } from '@nokshi/contract/auth.ts'
import { Hono } from 'hono'
import { networkOf } from '../accounts/client-network.ts'
import { body } from '../http/validate.ts'
import type { Deps } from '../platform/deps.ts'
import { requestEmailChange } from './change-email.ts'
import { confirmEmail } from './confirm-email.ts'
import { holderOf } from './safety.ts'
import { sendVerification } from './send-verification.ts'
import { requireUser } from './session.ts'

const VERIFICATION_PROMISED = 'A mail with a link is on its way to you.'
const VERIFIED_ALREADY = 'Your address is confirmed already.'
const CHANGE_PROMISED =
  'A mail with a link is on its way to the new address. Your account changes to it when you open that link.'

/** The address of an account: whether it is its owner's, and changing it. */
export function emailRoutes(deps: Deps) {
  return new Hono()
    .post('/verify-email', body(EmailConfirmation), async (c) => {
      return c.json({ success: true, ...(await confirmEmail(deps, c, c.req.valid('json').token)) })
    })
    .post('/send-verification', requireUser(deps), async (c) => {
      const user = c.get('user')
      if (user.isVerified) return c.json({ success: true, message: VERIFIED_ALREADY })
      await sendVerification(deps, user, networkOf(deps, c))
      return c.json({ success: true, message: VERIFICATION_PROMISED })
    })
    .post('/change-email', requireUser(deps), body(EmailChange), async (c) => {
      await requestEmailChange(deps, c.get('user'), holderOf(deps, c), c.req.valid('json'))
      return c.json({ success: true, message: CHANGE_PROMISED })
    })
}

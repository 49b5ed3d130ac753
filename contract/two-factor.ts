import * as z from 'zod'
import { GivenPassword } from './auth.ts'
import type { Operations } from './operation.ts'
import { foldDigits } from './safe-url.ts'
import { refuse } from './sentences/refuse.ts'
import { Me, openRefusals, StaffLoggedIn } from './staff.ts'

const Code = z
  .string(refuse('enter-code'))
  .trim()
  .min(6, refuse('enter-code'))
  .max(40, refuse('enter-code'))
  // Phones in Bangla or Arabic may type their own digits.
  .transform(foldDigits)

/** Six digits from the app, or one of the recovery codes. */
export const SecondFactor = z.object({ code: Code })

/** Whoever has just shown a code may ask to stay logged in on this device. */
export const LoginCode = SecondFactor.extend({ isRemembered: z.boolean().optional() })

export const TwoFactorStart = z.object({ password: GivenPassword })
export const TwoFactorSecret = z.object({
  /** For the app: `otpauth://…`. */
  uri: z.string(),
  recoveryCodes: z.array(z.string()),
})

/** Those that were not used yet; the codes themselves are shown once. */
export const RecoveryCodesLeft = z.object({ left: z.number().int() })
/** The old ones are worth nothing from then on. */
export const RecoveryCodes = TwoFactorSecret.pick({ recoveryCodes: true })

export const twoFactorOperations: Operations = {
  'POST /api/crm/login/code': {
    summary: 'The second step of a login',
    body: LoginCode,
    replies: { 200: StaffLoggedIn },
    refusals: [401, ...openRefusals],
  },
  'POST /api/crm/me/two-factor': {
    summary: 'Begin with two-factor',
    needs: 'viewer',
    body: TwoFactorStart,
    replies: { 200: TwoFactorSecret },
    refusals: [401, 403, 409, ...openRefusals],
  },
  'POST /api/crm/me/two-factor/confirm': {
    summary: 'Prove that the app shows the right codes',
    needs: 'viewer',
    body: SecondFactor,
    replies: { 200: Me },
    refusals: [401, 403, 409, ...openRefusals],
  },
  'POST /api/crm/me/two-factor/remove': {
    summary: 'Go without two-factor again',
    needs: 'viewer',
    body: TwoFactorStart,
    replies: { 200: Me },
    refusals: [401, 403, 409, ...openRefusals],
  },
  'GET /api/crm/me/recovery-codes': {
    summary: 'How many recovery codes are left',
    needs: 'viewer',
    replies: { 200: RecoveryCodesLeft },
    refusals: [401, 403, 409],
  },
  'POST /api/crm/me/recovery-codes': {
    summary: 'New recovery codes in the place of the old',
    needs: 'viewer',
    body: TwoFactorStart,
    replies: { 200: RecoveryCodes },
    refusals: [401, 403, 409, ...openRefusals],
  },
}

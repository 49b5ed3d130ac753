import * as z from 'zod'
import { foldDigits } from '../safe-url.ts'
import { refuse } from '../sentences/refuse.ts'

const Code = z
  .string(refuse('enter-code'))
  .trim()
  .min(6, refuse('enter-code'))
  .max(40, refuse('enter-code'))
  // Phones in Bangla or Arabic may type their own digits.
  .transform(foldDigits)

/** Six digits from the app, or one of the recovery codes. */
export const SecondFactor = z.object({ code: Code })
export type SecondFactor = z.infer<typeof SecondFactor>

export const TwoFactorSecret = z.object({
  uri: z.string(),
  recoveryCodes: z.array(z.string()),
})

/** Those that were not used yet; the codes themselves are shown once. */
export const RecoveryCodesLeft = z.object({ left: z.number().int() })
/** The old ones are worth nothing from then on. */
export const RecoveryCodes = TwoFactorSecret.pick({ recoveryCodes: true })

import * as z from 'zod'
import { toAsciiDigits } from '../safe-url.ts'
import { refuse } from '../sentences/refuse.ts'

/** What the browser gives to its authenticator: WebAuthn's JSON. */
export const PasskeyOptions = z.record(z.string(), z.unknown())
/** To make a passkey, and to show one that there is. */
export const OwnPasskeyOptions = z.object({ create: PasskeyOptions, get: PasskeyOptions })

/** What the authenticator answered: `PublicKeyCredential.toJSON()` as text, for forms. */
export const PasskeyAnswer = z.string().min(2).max(8192)

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number().int(),
  usedAt: z.number().int().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** A code of the app, a recovery code, or a passkey. */
export const SecondProof = z.object({
  code: z.string().trim().max(40, refuse('enter-code')).transform(toAsciiDigits).optional(),
  passkey: PasskeyAnswer.or(z.literal('')).optional(),
})
export type SecondProof = z.infer<typeof SecondProof>

const Code = z
  .string(refuse('enter-code'))
  .trim()
  .min(6, refuse('enter-code'))
  .max(40, refuse('enter-code'))
  // Phones in Bangla or Arabic may type their own digits.
  .transform(toAsciiDigits)

/** Six digits from the app, or one of the recovery codes. */
export const SecondFactor = z.object({ code: Code })
export type SecondFactor = z.infer<typeof SecondFactor>

export const TwoFactorSecret = z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) })

/** The number of unused codes; the codes themselves are shown once. */
export const RecoveryCodesLeft = z.object({ left: z.number().int() })
/** New codes replace all earlier ones. */
export const RecoveryCodes = TwoFactorSecret.pick({ recoveryCodes: true })

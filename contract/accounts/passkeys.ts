import * as z from 'zod'
import { foldDigits } from '../safe-url.ts'
import { refuse } from '../sentences/refuse.ts'

/** What the browser gives to its authenticator: WebAuthn's JSON. */
export const PasskeyOptions = z.record(z.string(), z.unknown())

/** What the authenticator answered: `PublicKeyCredential.toJSON()` as text, for forms. */
export const PasskeyAnswer = z.string().min(2).max(8192)

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number().int(),
  usedAt: z.number().int().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** A code of the app, a recovery code, or a passkey. Which of them an account has, only the API knows. */
export const SecondProof = z.object({
  code: z.string().trim().max(40, refuse('enter-code')).transform(foldDigits).optional(),
  passkey: PasskeyAnswer.or(z.literal('')).optional(),
})
export type SecondProof = z.infer<typeof SecondProof>

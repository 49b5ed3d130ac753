import * as z from 'zod'
import {
  OwnPasskeyOptions,
  Passkey,
  PasskeyAnswer,
  PasskeyOptions,
  RecoveryCodes,
  SecondFactor,
  SecondProof,
  TwoFactorSecret,
} from '../accounts/passkeys.ts'
import { GivenPassword, LoggedIn, Success } from '../auth.ts'
import { type Operations, open, own } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'

export const AccountSafety = z.object({ hasApp: z.boolean(), codesLeft: z.number().int(), passkeys: z.array(Passkey) })
export type AccountSafety = z.infer<typeof AccountSafety>

export const PasskeyLogin = z.object({ passkey: PasskeyAnswer })

/** The password, and the second factor if there is one: changing either needs both. */
export const SafetyProof = z.object({ password: GivenPassword, ...SecondProof.shape })
export type SafetyProof = z.infer<typeof SafetyProof>

/** Another proof of identity, by password or passkey, for changes that outlive a stolen session. */
export const SessionProof = z
  .object({ password: GivenPassword.optional(), passkey: PasskeyAnswer.optional() })
  .refine(({ password, passkey }) => password !== undefined || passkey !== undefined, {
    ...refuse('enter-password'),
    path: ['password'],
  })
export type SessionProof = z.infer<typeof SessionProof>

export const PasskeyCreation = SafetyProof.extend({ created: PasskeyAnswer })

/** A call that asks for the password, and a code or passkey, once more. */
export function proved<Call extends object>(call: Call) {
  return { ...call, body: SafetyProof, refusals: [409, 429] }
}

export const safetyOperations = {
  'POST /api/auth/login/code': {
    ...open('The second step of a login', 6_000, LoggedIn),
    body: SecondFactor,
    refusals: [401],
  },
  'POST /api/auth/login/passkey-options': open('What a browser needs to log in with a passkey', 6_000, PasskeyOptions),
  'POST /api/auth/login/passkey': {
    ...open('Log in with a passkey', 6_000, LoggedIn),
    body: PasskeyLogin,
    refusals: [401],
  },
  'GET /api/auth/safety': own('How the account is kept safe beside its password', AccountSafety),
  'POST /api/auth/proof': {
    ...own(
      'Show the password or a passkey once more, so that this session may change where orders and money go',
      Success,
    ),
    body: SessionProof,
    refusals: [429],
  },
  'POST /api/auth/two-factor': proved(own('Begin with two-factor', TwoFactorSecret)),
  'POST /api/auth/two-factor/confirm': {
    ...own('Prove that the app shows the right codes', AccountSafety),
    body: SecondFactor,
    refusals: [409, 429],
  },
  'POST /api/auth/two-factor/remove': proved(own('Go without two-factor again', AccountSafety)),
  'POST /api/auth/recovery-codes': proved(own('New recovery codes in the place of the old', RecoveryCodes)),
  'POST /api/auth/passkey-options': {
    ...own('What a browser needs to make a passkey, and to show one that there is', OwnPasskeyOptions),
    refusals: [409, 429],
  },
  'POST /api/auth/passkeys': {
    summary: 'Keep a passkey that the browser has made',
    needs: 'session',
    body: PasskeyCreation,
    replies: { 201: AccountSafety },
    refusals: [409, 429],
  },
  'POST /api/auth/passkeys/{id}/removal': proved(own('Remove a passkey', AccountSafety)),
} satisfies Operations

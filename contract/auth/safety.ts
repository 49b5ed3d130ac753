import * as z from 'zod'
import {
  Passkey,
  PasskeyAnswer,
  PasskeyOptions,
  RecoveryCodes,
  SecondFactor,
  SecondProof,
  TwoFactorSecret,
} from '../accounts/passkeys.ts'
import { GivenPassword, LoggedIn, Success } from '../auth.ts'
import { type Operations, own } from '../operation.ts'
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

export const safetyOperations = {
  'POST /api/auth/login/code': {
    summary: 'The second step of a login',
    body: SecondFactor,
    limit: 6_000,
    replies: { 200: LoggedIn },
    refusals: [401],
  },
  'POST /api/auth/login/passkey-options': {
    summary: 'What a browser needs to log in with a passkey',
    limit: 6_000,
    replies: { 200: PasskeyOptions },
  },
  'POST /api/auth/login/passkey': {
    summary: 'Log in with a passkey',
    body: PasskeyLogin,
    limit: 6_000,
    replies: { 200: LoggedIn },
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
  'POST /api/auth/two-factor': {
    ...own('Begin with two-factor', TwoFactorSecret),
    body: SafetyProof,
    refusals: [409, 429],
  },
  'POST /api/auth/two-factor/confirm': {
    ...own('Prove that the app shows the right codes', AccountSafety),
    body: SecondFactor,
    refusals: [409, 429],
  },
  'POST /api/auth/two-factor/remove': {
    ...own('Go without two-factor again', AccountSafety),
    body: SafetyProof,
    refusals: [409, 429],
  },
  'POST /api/auth/recovery-codes': {
    ...own('New recovery codes in the place of the old', RecoveryCodes),
    body: SafetyProof,
    refusals: [409, 429],
  },
  'POST /api/auth/passkey-options': {
    ...own(
      'What a browser needs to make a passkey, and to show one that there is',
      z.object({ create: PasskeyOptions, get: PasskeyOptions }),
    ),
    refusals: [409, 429],
  },
  'POST /api/auth/passkeys': {
    summary: 'Keep a passkey that the browser has made',
    needs: 'session',
    body: PasskeyCreation,
    replies: { 201: AccountSafety },
    refusals: [409, 429],
  },
  'POST /api/auth/passkeys/{id}/removal': {
    ...own('Remove a passkey', AccountSafety),
    body: SafetyProof,
    refusals: [409, 429],
  },
} satisfies Operations

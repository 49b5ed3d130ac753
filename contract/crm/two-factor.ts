import * as z from 'zod'
import {
  Passkey,
  PasskeyAnswer,
  PasskeyOptions,
  RecoveryCodes,
  RecoveryCodesLeft,
  SecondFactor,
  TwoFactorSecret,
} from '../accounts/passkeys.ts'
import { PasskeyCreation, SafetyProof } from '../auth/safety.ts'
import { Me, StaffLoggedIn } from '../crm/staff.ts'
import type { Operations } from '../operation.ts'
import { read } from './records.ts'

export const LoginCode = SecondFactor.extend({ isRemembered: z.boolean().optional() })

const StaffPasskeyLogin = z.object({ passkey: PasskeyAnswer })

export const twoFactorOperations = {
  'POST /api/crm/login/passkey-options': {
    summary: 'What a browser needs to log in with a passkey',
    limit: 600,
    replies: { 200: PasskeyOptions },
  },
  'POST /api/crm/login/passkey': {
    summary: 'Log in with a passkey',
    body: StaffPasskeyLogin,
    limit: 600,
    replies: { 200: StaffLoggedIn },
    refusals: [401],
  },
  'GET /api/crm/me/passkeys': read('The passkeys of whoever is logged in', z.array(Passkey)),
  'POST /api/crm/me/passkeys/options': {
    ...read(
      'What a browser needs to make a passkey, and to show one that there is',
      z.object({ create: PasskeyOptions, get: PasskeyOptions }),
    ),
    refusals: [409],
  },
  'POST /api/crm/me/passkeys': {
    summary: 'Keep a passkey that the browser has made',
    needs: 'viewer',
    body: PasskeyCreation,
    replies: { 201: z.array(Passkey) },
    refusals: [409, 429],
  },
  'POST /api/crm/me/passkeys/{id}/removal': {
    ...read('Remove a passkey', z.array(Passkey)),
    body: SafetyProof,
    refusals: [409, 429],
  },
  'POST /api/crm/login/code': {
    summary: 'The second step of a login',
    body: LoginCode,
    limit: 600,
    replies: { 200: StaffLoggedIn },
    refusals: [401],
  },
  'POST /api/crm/me/two-factor': {
    ...read('Begin with two-factor', TwoFactorSecret),
    body: SafetyProof,
    refusals: [409, 429],
  },
  'POST /api/crm/me/two-factor/confirm': {
    ...read('Prove that the app shows the right codes', Me),
    body: SecondFactor,
    refusals: [409, 429],
  },
  'POST /api/crm/me/two-factor/remove': {
    ...read('Go without two-factor again', Me),
    body: SafetyProof,
    refusals: [409, 429],
  },
  'GET /api/crm/me/recovery-codes': { ...read('How many recovery codes are left', RecoveryCodesLeft), refusals: [409] },
  'POST /api/crm/me/recovery-codes': {
    ...read('New recovery codes in the place of the old', RecoveryCodes),
    body: SafetyProof,
    refusals: [409, 429],
  },
} satisfies Operations

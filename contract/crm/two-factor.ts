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
  'GET /api/crm/me/passkeys': {
    summary: 'The passkeys of whoever is logged in',
    needs: 'viewer',
    replies: { 200: z.array(Passkey) },
  },
  'POST /api/crm/me/passkeys/options': {
    summary: 'What a browser needs to make a passkey, and to show one that there is',
    needs: 'viewer',
    replies: { 200: z.object({ create: PasskeyOptions, get: PasskeyOptions }) },
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
    summary: 'Remove a passkey',
    needs: 'viewer',
    body: SafetyProof,
    replies: { 200: z.array(Passkey) },
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
    summary: 'Begin with two-factor',
    needs: 'viewer',
    body: SafetyProof,
    replies: { 200: TwoFactorSecret },
    refusals: [409, 429],
  },
  'POST /api/crm/me/two-factor/confirm': {
    summary: 'Prove that the app shows the right codes',
    needs: 'viewer',
    body: SecondFactor,
    replies: { 200: Me },
    refusals: [409, 429],
  },
  'POST /api/crm/me/two-factor/remove': {
    summary: 'Go without two-factor again',
    needs: 'viewer',
    body: SafetyProof,
    replies: { 200: Me },
    refusals: [409, 429],
  },
  'GET /api/crm/me/recovery-codes': {
    summary: 'How many recovery codes are left',
    needs: 'viewer',
    replies: { 200: RecoveryCodesLeft },
    refusals: [409],
  },
  'POST /api/crm/me/recovery-codes': {
    summary: 'New recovery codes in the place of the old',
    needs: 'viewer',
    body: SafetyProof,
    replies: { 200: RecoveryCodes },
    refusals: [409, 429],
  },
} satisfies Operations

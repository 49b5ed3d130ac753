import * as z from 'zod'
import {
  OwnPasskeyOptions,
  Passkey,
  PasskeyOptions,
  RecoveryCodes,
  RecoveryCodesLeft,
  SecondFactor,
  TwoFactorSecret,
} from '../accounts/passkeys.ts'
import { PasskeyCreation, PasskeyLogin, proved } from '../auth/safety.ts'
import { Me, StaffLoggedIn } from '../crm/staff.ts'
import type { Operations } from '../operation.ts'
import { anonymous, read } from './records.ts'

export const LoginCode = SecondFactor.extend({ isRemembered: z.boolean().optional() })

export const twoFactorOperations = {
  'POST /api/crm/login/passkey-options': anonymous('What a browser needs to log in with a passkey', PasskeyOptions),
  'POST /api/crm/login/passkey': {
    ...anonymous('Log in with a passkey', StaffLoggedIn),
    body: PasskeyLogin,
    refusals: [401],
  },
  'GET /api/crm/me/passkeys': read('The passkeys of whoever is logged in', z.array(Passkey)),
  'POST /api/crm/me/passkeys/options': {
    ...read('What a browser needs to make a passkey, and to show one that there is', OwnPasskeyOptions),
    refusals: [409],
  },
  'POST /api/crm/me/passkeys': {
    summary: 'Keep a passkey that the browser has made',
    needs: 'viewer',
    body: PasskeyCreation,
    replies: { 201: z.array(Passkey) },
    refusals: [409, 429],
  },
  'POST /api/crm/me/passkeys/{id}/removal': proved(read('Remove a passkey', z.array(Passkey))),
  'POST /api/crm/login/code': {
    ...anonymous('The second step of a login', StaffLoggedIn),
    body: LoginCode,
    refusals: [401],
  },
  'POST /api/crm/me/two-factor': proved(read('Begin with two-factor', TwoFactorSecret)),
  'POST /api/crm/me/two-factor/confirm': {
    ...read('Prove that the app shows the right codes', Me),
    body: SecondFactor,
    refusals: [409, 429],
  },
  'POST /api/crm/me/two-factor/remove': proved(read('Go without two-factor again', Me)),
  'GET /api/crm/me/recovery-codes': { ...read('How many recovery codes are left', RecoveryCodesLeft), refusals: [409] },
  'POST /api/crm/me/recovery-codes': proved(read('New recovery codes in the place of the old', RecoveryCodes)),
} satisfies Operations

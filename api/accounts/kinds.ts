import { REMEMBERED_DAYS } from '@nokshi/contract/crm/remembered-devices.ts'
import { DAY, MINUTE } from '../platform/zoned-time.ts'

/** Accounts of Creator LinkHub. Thirty days, however often a session is used: NIST 800-63B, AAL1. */
export const creators = {
  name: 'creator',
  people: 'user',
  sessions: 'session',
  tokens: 'userToken',
  totps: 'userTotp',
  recoveryCodes: 'userRecoveryCode',
  passkeys: 'userPasskey',
  cookie: 'sid',
  logins: 'login',
  idleMs: 7 * DAY,
  lifeMs: 30 * DAY,
  rememberedMs: 0,
  /** How exactly it is known when a session was last used: a write at every call would be too much. */
  seenEveryMs: 5 * MINUTE,
} as const

/**
 * Accounts of the studio's people, in tables of their own: an error in LinkHub's accounts opens no way into
 * the CRM. Half an hour without use and twelve hours in all: NIST 800-63B, AAL2.
 */
export const staff = {
  name: 'staff',
  people: 'staff',
  sessions: 'staffSession',
  tokens: 'staffToken',
  totps: 'staffTotp',
  recoveryCodes: 'staffRecoveryCode',
  passkeys: 'staffPasskey',
  cookie: 'crm',
  logins: 'staff-login',
  idleMs: 30 * MINUTE,
  lifeMs: 12 * 60 * MINUTE,
  /** On a device that its owner has asked to be remembered after showing a code. */
  rememberedMs: REMEMBERED_DAYS * DAY,
  seenEveryMs: MINUTE,
} as const

export type Kind = typeof creators | typeof staff

export interface AccountRef {
  kind: Kind
  id: string
}

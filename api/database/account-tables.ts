import type { Generated } from 'kysely'

/** What a creator and somebody of the studio have in common. Times of these two tables are ISO text. */
export interface PersonColumns {
  id: string
  email: string
  /** 0 or 1 */
  emailVerified: Generated<number>
  /** 0 or 1: whether a login asks for a code. */
  twoFactorEnabled: Generated<number>
  /** Null where it has ended with all else that a stranger may have made: a new one is chosen by a link. */
  passwordHash: Generated<string | null>
  passwordChangedAt: Generated<number>
  createdAt: string
  updatedAt: string
}

/** Creators and staff have each of these: nothing of a creator is a way into the CRM. */
export interface AccountTables {
  session: SessionTable
  token: TokenTable
  totp: TotpTable
  recoveryCode: RecoveryCodeTable
  passkey: PasskeyTable
}

interface SessionTable {
  id: string
  /** Of what the cookie holds. */
  tokenHash: string
  personId: string
  userAgent: string
  /** Of the browser when it logged in, such as «Asia/Dhaka». */
  timeZone: Generated<string | null>
  /** Since when this browser is remembered; null for one that is not. */
  rememberedAt: Generated<number | null>
  createdAt: number
  seenAt: number
}

/** What a link in a mail, or a login that waits for its code, is worth; once, and until it expires. */
interface TokenTable {
  tokenHash: string
  kind: string
  personId: string
  /** Of a link about an address: the one the mail goes to. */
  email: string | null
  expiresAt: number
}

/** Of an authenticator app; begun, and not asked for, until the person has `twoFactorEnabled`. */
interface TotpTable {
  personId: string
  /** Sealed. */
  secret: string
  /** Recovery codes as an earlier release sealed them (api/accounts/earlier-seals.ts). */
  earlierCodes: Generated<string | null>
}

/** A recovery code that was not used yet. */
interface RecoveryCodeTable {
  personId: string
  codeHash: string
}

/** A key pair of which the authenticator of a phone or computer keeps the private half. */
interface PasskeyTable {
  /** As the authenticator calls it. */
  id: string
  personId: string
  publicKey: string
  counter: number
  /** The device it was made on, in words. */
  name: string
  createdAt: number
  usedAt: number | null
}

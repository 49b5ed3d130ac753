import type { Generated } from 'kysely'

/** What a creator and somebody of the studio have in common. Times of these two tables are ISO text. */
export interface PersonColumns {
  id: string
  email: string
  emailVerified: Generated<number>
  /** 0 or 1: whether a login asks for a code. */
  twoFactorEnabled: Generated<number>
  /** Null after the first proof of the mailbox, until a new one is chosen. */
  passwordHash: Generated<string | null>
  passwordChangedAt: Generated<number>
  createdAt: string
  updatedAt: string
}

/** Creators and staff have tables of their own, so that no creator's session opens the CRM. */
export interface SessionTable {
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

/** The token of a mailed link, or of a login that waits for its code; valid once. */
export interface TokenTable {
  tokenHash: string
  kind: string
  personId: string
  /** Of a link about an address: the one the mail goes to. */
  email: string | null
  expiresAt: number
}

/** Not used at login until the person has `twoFactorEnabled`. */
export interface TotpTable {
  personId: string
  /** Sealed. */
  secret: string
  /** Recovery codes as an earlier release sealed them (api/accounts/earlier-seals.ts). */
  earlierCodes: Generated<string | null>
}

export interface RecoveryCodeTable {
  personId: string
  codeHash: string
}

export interface PasskeyTable {
  /** As the authenticator calls it. */
  id: string
  personId: string
  publicKey: string
  counter: number
  /** The device it was made on, such as «Chrome on Android». */
  name: string
  createdAt: number
  usedAt: number | null
}

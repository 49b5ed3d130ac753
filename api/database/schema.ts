import type { Generated } from 'kysely'

/**
 * Every table on one screen. Both engines store the same: text ids, whole numbers, times as epoch milliseconds
 * (`…At`), days as their number since 1970-01-01, JSON as text. Tables are snake_case in the database; Kysely turns
 * the names.
 */
export interface Database {
  // auth: these four are written by better-auth, whose times are ISO text
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable

  // intake
  submission: SubmissionTable
  submissionKey: SubmissionKeyTable
  recentContent: RecentContentTable

  // linkhub
  profile: ProfileTable
  username: UsernameTable
  customLink: CustomLinkTable
  upload: UploadTable

  // visits
  visit: VisitTable
  visitor: VisitorTable
  visitDay: VisitDayTable
  visitTotal: VisitTotalTable
  filteredDay: FilteredDayTable
  dailySalt: DailySaltTable

  // platform
  outbox: OutboxTable
  rate: RateTable
  setting: SettingTable
}

interface UserTable {
  id: string
  name: string
  email: string
  emailVerified: number
  image: string | null
  createdAt: string
  updatedAt: string
}

interface SessionTable {
  id: string
  token: string
  userId: string
  expiresAt: string
  ipAddress: string | null
  userAgent: string | null
  createdAt: string
  updatedAt: string
}

interface AccountTable {
  id: string
  accountId: string
  providerId: string
  userId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: string | null
  refreshTokenExpiresAt: string | null
  scope: string | null
  password: string | null
  createdAt: string
  updatedAt: string
}

interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: string
  createdAt: string
  updatedAt: string
}

/** One post of a public form, word for word. Never changed after it was received, apart from its marks. */
interface SubmissionTable {
  id: string
  reference: string
  form: 'lead' | 'project-request'
  /** The request body exactly as it arrived. */
  payload: string
  name: string
  status: 'new' | 'spam'
  spamScore: number
  spamReasons: string
  /** How often the same content came in, the first time included. */
  timesSent: number
  receivedAt: number
}

/** Which answer an `Idempotency-Key` got. Kept a week. */
interface SubmissionKeyTable {
  key: string
  bodyHash: string
  reference: string
  createdAt: number
}

/** The newest submission of each content, so that the same words within ten minutes are one submission. */
interface RecentContentTable {
  contentHash: string
  reference: string
  /** Hash of the words without the sender, to notice one text coming from many. */
  textHash: string
  at: number
}

interface ProfileTable {
  id: string
  ownerId: string
  username: string
  name: string
  bio: string
  gradient: 'sunrise' | 'ocean' | 'dusk'
  selectedColor: string
  /** Keys in the file store, without size and extension. */
  profileImage: string | null
  bannerImage: string | null
  socials: string
  timeZone: string
  /** Grows with every change; caches are keyed by it. */
  version: number
  createdAt: number
  updatedAt: number
}

/** Every username ever taken. It stays when its profile is gone, so that nobody inherits the links to it. */
interface UsernameTable {
  name: string
  profileId: string
  claimedAt: number
}

interface CustomLinkTable {
  id: string
  profileId: string
  position: number
  title: string
  url: string
}

/** Written before the files themselves, so that a file nobody points to can be found and swept. */
interface UploadTable {
  key: string
  ownerId: string
  createdAt: number
}

/**
 * What a page has seen in all. Its number stands for the profile in the tables below: they grow to millions of rows,
 * and a number is a tenth of an id.
 */
interface VisitTotalTable {
  page: Generated<number>
  profileId: string
  visits: number
  visitors: number
}

/** Every visit that was counted, so that none is counted twice. No time of day is kept, only the owner's day. */
interface VisitTable {
  page: number
  day: number
  visitHash: string
}

/** A browser that has seen a page. Its hash is bound to the page and cannot be joined across pages. */
interface VisitorTable {
  page: number
  firstDay: number
  lastDay: number
  visitorHash: string
}

/** Days are the owner's. */
interface VisitDayTable {
  page: number
  day: number
  visits: number
  visitors: number
}

interface FilteredDayTable {
  page: number
  day: number
  reason: string
  hits: number
}

/** Random, and deleted after two days: then no hash made with it can be made again. These days are UTC. */
interface DailySaltTable {
  day: number
  salt: string
}

interface OutboxTable {
  id: string
  kind: string
  payload: string
  attempts: number
  nextAttemptAt: number
  leasedUntil: number
  /** 1 when the last failure was the mail server's, not this row's: such a row never dies of it. */
  isOutage: number
  lastError: string | null
  createdAt: number
  deliveredAt: number | null
  deadAt: number | null
}

interface RateTable {
  key: string
  hits: number
  resetsAt: number
}

interface SettingTable {
  key: string
  value: string
}

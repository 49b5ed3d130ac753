import type { Generated } from 'kysely'
import type { AccountTables, PersonColumns } from './account-tables.ts'

/** The tables of the CRM; in a file of their own because they are as many as all others. */
export interface CrmDatabase {
  // staff
  staff: StaffTable
  staffSession: AccountTables['session']
  staffToken: AccountTables['token']
  staffTotp: AccountTables['totp']
  staffRecoveryCode: AccountTables['recoveryCode']
  staffPasskey: AccountTables['passkey']
  studio: StudioTable
  invite: InviteTable
  memberPreference: MemberPreferenceTable

  // crm
  company: CompanyTable
  contact: ContactTable
  contactMethod: ContactMethodTable
  tag: TagTable
  tagging: TaggingTable
  searchWord: SearchWordTable
  noteWord: NoteWordTable
  stage: StageTable
  deal: DealTable
  fxRate: FxRateTable
  task: TaskTable
  reminder: ReminderTable
  activity: ActivityTable
  change: ChangeTable
  changePart: ChangePartTable
  triage: TriageTable
  suggestion: SuggestionTable
  replyTemplate: ReplyTemplateTable
  webhook: WebhookTable
}

interface StaffTable extends PersonColumns {
  name: string
  role: 'viewer' | 'member' | 'owner'
  disabledAt: number | null
}

/** One row, once somebody has claimed the CRM. */
interface StudioTable {
  id: number
  ownerId: string
  baseCurrency: string
  /** JSON, as the contract's StudioSettings knows it. */
  settings: string
  claimedAt: number
}

interface InviteTable {
  id: string
  email: string
  role: 'viewer' | 'member' | 'owner'
  tokenHash: string
  invitedBy: string
  /** Only a link that went by mail proves whose mailbox it is. */
  isMailed: Generated<number>
  createdAt: number
  expiresAt: number
  usedAt: number | null
  revokedAt: number | null
}

/** What a member wants to be told. Null was never chosen, and follows the role (crm/staff/preferences.ts). */
interface MemberPreferenceTable {
  staffId: string
  wantsDigest: number | null
  wantsSubmissions: number | null
  wantsReminders: number | null
  /** The studio's day for which the digest was written, or found to be empty. */
  digestDay: string | null
  /** Of the secret part of the calendar's address. */
  calendarHash: string | null
  calendarMadeAt: number | null
}

/** What every record of the CRM has. */
interface CrmRecord {
  id: string
  /** Grows with each change. */
  version: number
  createdAt: number
  updatedAt: number
  /** In the trash since then. */
  deletedAt: number | null
}

interface CompanyTable extends CrmRecord {
  name: string
  /** Without case, punctuation and legal form. */
  nameKey: string
  domain: string | null
  website: string | null
  city: string | null
  country: string | null
  ownerId: string | null
  note: string | null
  mergedIntoId: string | null
}

interface ContactTable extends CrmRecord {
  name: string
  nameKey: string
  title: string | null
  companyId: string | null
  location: string | null
  country: string | null
  language: 'en' | 'bn' | 'ar'
  source: string | null
  ownerId: string | null
  firstSeenAt: number
  lastActivityAt: number
  isSilent: Generated<number>
  mergedIntoId: string | null
  /** Other names by which they are found, as a JSON list. */
  aliases: Generated<string>
}

/** An email address or a phone number. No two people have the same. */
interface ContactMethodTable {
  id: string
  contactId: string
  kind: 'email' | 'phone'
  raw: string
  norm: string
  position: number
}

interface TagTable {
  id: string
  name: string
  nameKey: string
  createdAt: number
}

interface TaggingTable {
  id: string
  tagId: string
  contactId: string
}

/** What a record can be found by, word by word. */
interface SearchWordTable {
  word: string
  kind: 'contact' | 'company' | 'deal'
  entityId: string
}

/** The same for notes. Apart, because there are many more such words, and names must be found fast. */
interface NoteWordTable {
  word: string
  kind: 'task' | 'note'
  entityId: string
}

interface StageTable {
  id: string
  version: number
  label: string
  kind: 'open' | 'won' | 'lost'
  probability: number
  position: number
  rotDays: number | null
  /** Gone from the board, unless a deal came back into it. */
  removedAt: number | null
}

interface DealTable extends CrmRecord {
  title: string
  companyId: string | null
  contactId: string | null
  stageId: string
  rank: string
  amountMinor: number | null
  currency: string | null
  budgetText: string | null
  /** What one unit was worth in the base currency when the amount was set or the deal was won, as text. */
  rateToBase: string | null
  /** The base currency of then, and the day that rate was of. */
  rateBase: string | null
  rateAsOf: string | null
  service: string | null
  source: string | null
  description: string | null
  ownerId: string | null
  expectedClose: string | null
  stageEnteredAt: number
  lastActivityAt: number
  hasNews: Generated<number>
  closedAt: number | null
  lostReason: string | null
  lostNote: string | null
}

interface FxRateTable {
  currency: string
  perDollar: string
  source: 'peg' | 'manual'
  asOf: string
}

interface TaskTable extends CrmRecord {
  title: string
  kind: 'todo' | 'call' | 'email' | 'meeting'
  dueDay: string | null
  /** On that day, by the studio's clock: 14:30. */
  dueTime: Generated<string | null>
  /** How long before that somebody is reminded. */
  remindMinutes: Generated<number | null>
  assigneeId: string | null
  dealId: string | null
  contactId: string | null
  companyId: string | null
  createdBy: string | null
  doneAt: number | null
}

/** A reminder that was given. The key keeps two processes, or one after a restart, from giving it twice. */
interface ReminderTable {
  taskId: string
  remindAt: number
  staffId: string
  /** Null while the app still shows it. */
  seenAt: number | null
}

interface ActivityTable extends CrmRecord {
  kind: string
  body: string | null
  payload: string
  actorId: string | null
  happenedAt: number
  dealId: string | null
  contactId: string | null
  companyId: string | null
  submissionId: string | null
}

/** A change. `rows` holds each row it touched, before and after; of a large change the first of them. */
interface ChangeTable {
  id: string
  kind: string
  summary: string
  actorId: string | null
  contactId: string | null
  companyId: string | null
  dealId: string | null
  rows: string
  madeAt: number
  undoneAt: number | null
}

/** The other rows that a large change touched, in the order of their positions, from 1. */
interface ChangePartTable {
  changeId: string
  position: number
  rows: string
}

/** What the studio did with a submission, under its id. There is none until it was adopted. */
interface TriageTable {
  id: string
  version: number
  tab: 'new' | 'taken' | 'closed' | 'spam'
  receivedAt: number
  contactId: string | null
  companyId: string | null
  dealId: string | null
  takenBy: string | null
  takenAt: number | null
  firstReplyAt: number | null
  /** The change that made contact and deal of it. */
  adoptionId: string | null
  updatedAt: number
}

interface SuggestionTable {
  id: string
  kind: 'value' | 'same-person' | 'same-company' | 'reopen'
  contactId: string | null
  companyId: string | null
  dealId: string | null
  submissionId: string | null
  field: string | null
  /** What came in; for two that may be the same, the id of the other. */
  value: string
  madeAt: number
  resolvedAt: number | null
}

interface ReplyTemplateTable {
  id: string
  version: number
  title: string
  language: 'en' | 'bn' | 'ar'
  channel: 'whatsapp' | 'email'
  body: string
  position: number
  /** When it is proposed. */
  purpose: Generated<'first-reply' | 'follow-up' | 'other'>
}

interface WebhookTable {
  id: string
  url: string
  secret: string
  events: string
  isOn: number
  lastStatus: string | null
  createdAt: number
  /** Who answers for it: whoever added it, or took it over. Null for those from before that was noted. */
  ownerId: string | null
}

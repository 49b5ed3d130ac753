import type { Generated } from 'kysely'
import type * as accounts from './account-tables.ts'

/** The tables of the CRM; in a file of their own because they are as many as all others. */
export interface CrmDatabase {
  // staff
  staff: accounts.PersonColumns & { name: string; role: 'viewer' | 'member' | 'owner'; disabledAt: number | null }
  staffSession: accounts.SessionTable
  staffToken: accounts.TokenTable
  staffTotp: accounts.TotpTable
  staffRecoveryCode: accounts.RecoveryCodeTable
  staffPasskey: accounts.PasskeyTable
  /** One row, once somebody has claimed the CRM. */
  studio: {
    id: number
    ownerId: string
    baseCurrency: string
    /** JSON, as the contract's StudioSettings knows it. */
    settings: string
    claimedAt: number
  }
  invite: {
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
  memberPreference: {
    staffId: string
    wantsDigest: number | null
    wantsSubmissions: number | null
    wantsReminders: number | null
    wantsAssignments: Generated<number | null>
    /** The studio's day for which the digest was written, or found to be empty. */
    digestDay: string | null
    /** Of the secret part of the calendar's address. */
    calendarHash: string | null
    calendarMadeAt: number | null
    /** Below the mails they write; null: their name and the studio's. */
    signature: Generated<string | null>
  }

  // crm
  company: CrmRecord & {
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
  contact: CrmRecord & {
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
  contactMethod: {
    id: string
    contactId: string
    kind: 'email' | 'phone'
    raw: string
    norm: string
    position: number
    /** When a mail to it came back. */
    bouncedAt: Generated<number | null>
  }
  tag: { id: string; name: string; nameKey: string; createdAt: number }
  tagging: { id: string; tagId: string; contactId: string }
  /** What a record can be found by, word by word. */
  searchWord: { word: string; kind: 'contact' | 'company' | 'deal'; entityId: string }
  /** The same for notes. Apart, because there are many more such words, and names must be found fast. */
  noteWord: { word: string; kind: 'task' | 'note'; entityId: string }
  stage: {
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
  deal: CrmRecord & {
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
  fxRate: { currency: string; perDollar: string; source: 'peg' | 'manual'; asOf: string }
  task: CrmRecord &
    CrmPointers & {
      title: string
      kind: 'todo' | 'call' | 'email' | 'meeting'
      dueDay: string | null
      /** On that day, by the studio's clock: 14:30. */
      dueTime: Generated<string | null>
      /** How long before that somebody is reminded. */
      remindMinutes: Generated<number | null>
      assigneeId: string | null
      createdBy: string | null
      doneAt: number | null
    }
  /** A reminder that was given. The key keeps two processes, or one after a restart, from giving it twice. */
  reminder: {
    taskId: string
    remindAt: number
    staffId: string
    /** Null while the app still shows it. */
    seenAt: number | null
  }
  activity: CrmRecord &
    CrmPointers & {
      kind: string
      body: string | null
      payload: string
      actorId: string | null
      happenedAt: number
      submissionId: string | null
    }
  /** A change. `rows` holds each row it touched, before and after; of a large change the first of them. */
  change: CrmPointers & {
    id: string
    kind: string
    summary: string
    actorId: string | null
    rows: string
    madeAt: number
    undoneAt: number | null
  }
  /** The other rows that a large change touched, in the order of their positions, from 1. */
  changePart: { changeId: string; position: number; rows: string }
  /** What the studio did with a submission, under its id. There is none until it was adopted. */
  triage: CrmPointers & {
    id: string
    version: number
    tab: 'new' | 'taken' | 'closed' | 'spam'
    receivedAt: number
    takenBy: string | null
    takenAt: number | null
    firstReplyAt: number | null
    /** The change that made contact and deal of it. */
    adoptionId: string | null
    /** How it was closed, also by the end of its deal, and why. */
    closedHow: Generated<'done' | 'declined' | 'won' | 'lost' | null>
    closedReason: Generated<string | null>
    closedNote: Generated<string | null>
    updatedAt: number
  }
  suggestion: CrmPointers & {
    id: string
    kind: 'value' | 'same-person' | 'same-company' | 'reopen'
    submissionId: string | null
    field: string | null
    /** What came in; for two that may be the same, the id of the other. */
    value: string
    madeAt: number
    resolvedAt: number | null
  }
  replyTemplate: {
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
  webhook: {
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
  /** A mail of a client or to one. Its contact and deal are those of its entry in the timeline. */
  mail: {
    id: string
    direction: 'in' | 'out'
    /** Fetched: only the raw mail is stored so far. Whether an outgoing one has left is in its outbox row. */
    state: 'fetched' | 'received' | 'unreadable' | 'written'
    activityId: string | null
    submissionId: string | null
    /** The change that wrote it, by which it can be undone. */
    changeId: string | null
    outboxId: string | null
    writtenBy: string | null
    /** Of our own mails, in their Message-ID and their Reply-To address. */
    token: string | null
    messageId: string | null
    /** The id in the answer of the mail server, because some servers replace ours. */
    providerId: string | null
    inReplyTo: string | null
    /** Separated by spaces, the oldest first. */
    referenceIds: string
    fromName: string
    fromAddress: string
    toAddress: string
    subject: string
    body: string
    /** Cleaned when it was parsed. */
    html: string | null
    language: string
    /** How its conversation was found, and by which id. */
    rule: string | null
    matchedId: string | null
    isAutomatic: Generated<number>
    /** Written by somebody who was not part of the conversation. */
    isStranger: Generated<number>
    bouncedAt: number | null
    /** Why it came back, or why it cannot be read. */
    error: string | null
    folder: string | null
    uidValidity: string | null
    uid: number | null
    /** Of what it says, without the lines that servers add on the way. */
    contentHash: string | null
    happenedAt: number
    createdAt: number
  }
  /** A file in the store, named by its id. Without a mail it is deleted after a day (api/crm/mails/jobs.ts). */
  mailFile: {
    id: string
    mailId: string | null
    kind: 'raw' | 'attachment' | 'inline'
    name: string
    type: string
    sizeBytes: number
    contentId: string | null
    position: number
    uploadedBy: string | null
    createdAt: number
  }
  /** How far a folder of the mailbox was read. Of several processes the one with the lease reads it. */
  mailboxPosition: {
    folder: string
    uidValidity: string
    lastUid: number
    /** Mails that were there before are not imported. */
    startedAt: number
    fetchedAt: number | null
    error: string | null
    leasedBy: string | null
    leasedUntil: number
  }
  /** Something that concerns a member, written with the change that caused it. */
  notice: {
    id: string
    staffId: string
    kind: 'assigned' | 'mentioned' | 'answered' | 'bounced'
    recordKind: 'deal' | 'task' | 'submission' | 'activity'
    /** The first, where one change concerned several. */
    recordId: string
    recordCount: number
    actorId: string | null
    changeId: string
    createdAt: number
    readAt: number | null
    /** When a mail was written about it, or was found not to be wanted. */
    mailedAt: number | null
  }
  /** The filters of a list under a name. */
  savedView: {
    id: string
    list: 'inbox' | 'deals' | 'contacts' | 'tasks'
    name: string
    /** As in the address of the list. */
    query: string
    ownerId: string
    isShared: number
    createdAt: number
  }
}

/** What something is about: a deal, its person, their company. */
interface CrmPointers {
  contactId: string | null
  companyId: string | null
  dealId: string | null
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

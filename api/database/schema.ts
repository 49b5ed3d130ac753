import type { Generated } from 'kysely'
import type * as accounts from './account-tables.ts'
import type { CrmDatabase } from './crm-schema.ts'

/** Of a file in the store, without size and extension. */
type FileKey = string

/** A row of one page, with which it is deleted. */
interface PartOfPage {
  id: string
  profileId: string
}

/**
 * Every table on one screen. Both engines store the same: text ids, whole numbers, yes and no as 1 and 0
 * (`is…`, `has…`, `shows…`), times as epoch milliseconds (`…At`), days as their number since 1970-01-01, JSON as
 * text. Tables are snake_case in the database; Kysely turns the names.
 */
export interface Database extends CrmDatabase {
  // auth
  user: accounts.PersonColumns & {
    /** When somebody first showed that they read a mailbox of the account; 0: before that was noted. */
    provenAt: Generated<number | null>
    /** Of mails to this person. */
    language: Generated<string>
  }
  session: accounts.SessionTable
  userToken: accounts.TokenTable
  userTotp: accounts.TotpTable
  userRecoveryCode: accounts.RecoveryCodeTable
  userPasskey: accounts.PasskeyTable
  /** A browser in which somebody has logged in to the account before. */
  knownDevice: {
    userId: string
    /** Of what its cookie holds. */
    deviceHash: string
    seenAt: number
  }
  /** A creator who lost the mailbox, on the way to another address with the help of an owner of the studio. */
  addressRecovery: {
    id: string
    userId: string
    fromEmail: string
    toEmail: string
    reason: string
    /** Ids of staff. */
    startedBy: string
    startedAt: number
    confirmedAt: number | null
    approvedBy: string | null
    endedAt: number | null
  }
  sessionProof: { sessionId: string; method: 'password' | 'passkey' | 'new-page'; provedAt: number }

  // intake
  /** One submission as it was received; only its marks change. */
  submission: {
    id: string
    reference: string
    form: 'lead' | 'project-request' | 'mail'
    /** The fields of the form as JSON. Rows of older releases hold the whole body of the request. */
    payload: string
    name: string
    status: 'new' | 'spam'
    spamScore: number
    spamReasons: string
    /** How often the same content came in, the first time included. */
    timesSent: number
    receivedAt: number
    /** When the CRM took it in. */
    adoptedAt: Generated<number | null>
    /** The error, as a sentence. */
    error: Generated<string | null>
    /** Of the page it was sent from; null when nobody said. */
    language: Generated<string | null>
  }
  /** Which answer an `Idempotency-Key` got. Kept a week, with an answer for a day. */
  idempotencyKey: {
    key: string
    bodyHash: string
    reference: string
    createdAt: number
    /** Sealed; null for what visitors send, which is found again by its reference. */
    answer: Generated<string | null>
  }
  /** The newest submission of each content, so that the same text within ten minutes is one submission. */
  recentContent: {
    contentHash: string
    reference: string
    /** Hash of the text without the sender, to notice one text from many senders. */
    textHash: string
    at: number
  }
  /** When somebody was last told by mail that their message has arrived; at most once a day. */
  acknowledgement: {
    /** Keyed, of the mailbox and not of the address (api/accounts/mailbox.ts). */
    mailboxHash: string
    at: number
  }

  // linkhub
  profile: {
    id: string
    ownerId: string
    username: string
    name: string
    bio: string
    gradient: 'sunrise' | 'ocean' | 'dusk'
    selectedColor: string
    profileImage: FileKey | null
    bannerImage: FileKey | null
    backgroundImage: Generated<FileKey | null>
    socials: string
    /** JSON, of kinds that a newer release may know and this one not (api/linkhub/stored-profile.ts). */
    profiles: Generated<string>
    contactMethods: Generated<string>
    look: Generated<string>
    /** JSON: what the page asks its visitors for. */
    messageSettings: Generated<string>
    timeZone: string
    language: Generated<'en' | 'bn' | 'ar'>
    countsOwnVisits: Generated<number>
    /** Since when the studio keeps it off the web; null while it is there. */
    suspendedAt: Generated<number | null>
    /** Its own domain while that is live, with www where the page is there. */
    domain: Generated<string | null>
    /** Grows with every change; caches are keyed by it. */
    version: number
    /** Grows with every change of what has calls of its own, such as payments: caches are keyed by both. */
    blocksVersion: Generated<number>
    createdAt: number
    updatedAt: number
  }
  /**
   * Every username that is taken. It stays when its profile is gone, so that nobody inherits the links to it,
   * unless there can be none: then it is deleted a day later (api/linkhub/claim-username.ts).
   */
  username: {
    name: string
    profileId: string
    claimedAt: number
    /** Null once the account is gone. */
    ownerId: Generated<string | null>
    /** Whether its page was visited while it had this name, or one before. */
    isVisited: Generated<number>
    /** When its account was deleted, if its address had never been confirmed. */
    releasedAt: Generated<number | null>
  }
  customLink: PartOfPage & {
    position: number
    title: string
    url: string
    isHidden: Generated<number>
    isFeatured: Generated<number>
    showsIcon: Generated<number>
    /** When it begins and ends to be shown, in UTC. */
    showFrom: Generated<number | null>
    showUntil: Generated<number | null>
    picture: Generated<FileKey | null>
  }
  /** Every id a link ever had. It stays with its page when the link is gone, so that nobody inherits clicks. */
  linkId: { id: string; profileId: string }
  /** Written before the files themselves, so that a file nobody points to can be found and swept. */
  upload: { key: string; ownerId: string; createdAt: number }
  /** A payment method of a page. Changed only with the owner's password. */
  paymentMethod: PartOfPage & {
    kind: string
    /** A number in Latin digits, an IBAN, or an address of a listed host. */
    value: string
    holder: string
    /** Of wallets, since it is asked for. */
    accountType: string | null
    bank: string | null
    branch: string | null
    routingNumber: string | null
    qrImage: FileKey | null
    createdAt: number
    changedAt: number
    /** Those at the same place stand in the order in which they were added. */
    position: Generated<number>
  }
  /** A registration that an owner names: their own statement until the studio has checked it. */
  registration: PartOfPage & {
    kind: string
    number: string
    /** Its last day, as 2026-11-15. Where the owner is, the page stops showing it with the end of that day. */
    endsOn: string | null
    changedAt: number
    checkedAt: number | null
    checkedBy: string | null
    /** When its owner was told that it ends. */
    remindedAt: number | null
  }
  /** Something that a page offers, to be ordered on WhatsApp. */
  shopItem: PartOfPage & {
    position: number
    title: string
    currency: string
    /** In minor units; null for «ask». */
    price: number | null
    isSoldOut: number
    picture: FileKey | null
  }
  /** The own domain of a page. Several pages may wait for one host, and one of them has it. */
  domain: {
    profileId: string
    /** In Punycode and without www. */
    host: string
    /** The registered domain that the host is in: its records are there. */
    zone: string
    /** Whether the page is at www and the bare name leads there. */
    isWww: number
    /** In the TXT record that proves it. */
    token: string
    state: 'waiting' | 'proven' | 'live' | 'broken'
    /** Whether the other one of www and bare points here too. */
    hasAlias: number
    problem: string | null
    /** JSON: what the last check found in the DNS. */
    found: string
    createdAt: number
    checkedAt: number | null
    /** When a check is due; of a removed one, when the row is deleted. */
    nextAt: number
    failingSince: number | null
    /** How many mails have told the owner of it. */
    warnings: number
    /** Kept for a day, for undo. */
    removedAt: number | null
  }
  /** A video or music of another site, as `findVideo` of the contract knows it by its address. */
  video: PartOfPage & {
    position: number
    url: string
    ownTitle: string | null
    /** By its provider, as the picture. Empty where it told none. */
    foundTitle: string
    picture: FileKey | null
    /** gone or unreachable, as its provider was last asked */
    problem: string | null
    /** When its provider is asked again; while somebody asks, when their lease ends. */
    refreshAt: number
  }
  /** How a link does. It counts only while its address is that of the link. */
  linkCheck: {
    linkId: string
    profileId: string
    url: string
    /** new, fine, bad, closed or listed */
    state: string
    /** Days in a row on which it was bad. */
    badDays: number
    badSince: number | null
    triedAt: number | null
    /** When it is due; while somebody tries it, when their lease ends. */
    nextAt: number
  }

  // messages
  /** A message that a visitor left on a page, for its owner only. Kept for twelve months. */
  message: PartOfPage & {
    name: string
    email: string | null
    /** Digits, country first. */
    phone: string | null
    /** Empty where only news were asked for, and the rules took it for spam. */
    text: string
    language: string
    /** Of spam that asked for news: what was agreed to, for the case that it is none. */
    consent: string | null
    isSpam: number
    receivedAt: number
    /** Only for a release before 0030 on the same database, which would mail where no time stands here. */
    toldAt: number
    /** When its owner first saw it. */
    readAt: number | null
    /** Restored within a day, or gone. */
    deletedAt: number | null
  }
  /** Somebody who agreed to get the news of a page's owner. Kept for twelve months. */
  follower: PartOfPage & {
    /** The email address in small letters, or the number: each follows a page once. */
    emailOrPhone: string
    name: string
    email: string | null
    phone: string | null
    /** Word for word, in this language, at that time. */
    consent: string
    language: string
    consentedAt: number
    /** When a mail with the link to confirm was due. Null for a number, and for followers from before 0030. */
    askedAt: Generated<number | null>
    /** When somebody who reads mail at that address pressed the button. */
    confirmedAt: Generated<number | null>
    deletedAt: number | null
  }

  // news
  /** What a creator writes to followers by mail. */
  news: PartOfPage & {
    subject: string
    text: string
    picture: FileKey | null
    linkLabel: string | null
    linkUrl: string | null
    /** A page has one draft at most. */
    state: 'draft' | 'planned' | 'sending' | 'sent' | 'stopped'
    stopReason: 'owner' | 'studio' | 'bounces' | null
    plannedAt: number | null
    startedAt: number | null
    endedAt: number | null
    /** When mails of it were last put into the outbox: pages take turns. */
    queuedAt: Generated<number>
    recipients: Generated<number>
    sent: Generated<number>
    refused: Generated<number>
    unfollowed: Generated<number>
    opens: Generated<number>
  }
  /** Who gets it, as of the moment it began. Without name and address: those go with the follower. */
  newsRecipient: {
    newsId: string
    followerId: string
    state: 'waiting' | 'queued' | 'sent' | 'refused'
    /** Random: in the Message-ID, by which what comes back is found, and in the link that ends it. */
    token: string | null
    queuedAt: number | null
  }

  // push
  /** A browser that gets notifications, for as long as the row of its session is there. */
  pushDevice: {
    id: string
    sessionId: string
    userId: string
    /** At the push service of the browser, which deletes it when the person refuses notifications. */
    endpoint: string
    /** Keys of the browser: the push service cannot read what is sent. */
    p256dh: string
    auth: string
    createdAt: number
  }
  /** Made with the first browser of an account. */
  pushAccount: {
    userId: string
    /** Hours of the page's time zone, such as 22:00; null where they are switched off. */
    quietFrom: string | null
    quietUntil: string | null
    /** What the owner has not been notified of. */
    messages: Generated<number>
    orders: Generated<number>
    /** No notification before. */
    nextAt: Generated<number>
  }

  // moderation
  /** What somebody told us about a page that should not be there. */
  report: PartOfPage & {
    reason: string
    details: string | null
    email: string | null
    receivedAt: number
    /** Null while nobody has looked at it. */
    closedAt: number | null
  }

  // visits
  /** Visits that are not counted yet, many in a row; deleted within two seconds, for the sake of privacy. */
  visitJournal: {
    seq: Generated<number>
    /** As api/visits/counting/visit-event.ts writes it. */
    noted: string
  }
  /** Every visit of the last days, so that none is counted twice. Only the owner's day is kept, no time. */
  visit: { page: number; day: number; visitHash: string }
  /** A browser that has seen a page in thirteen months. Its hash differs for each page. */
  visitor: { page: number; firstDay: number; lastDay: number; visitorHash: string }
  /** Days are the owner's. */
  visitDay: { page: number; day: number; visits: number; visitors: number }
  /**
   * What a page has seen in all: the page of a profile, or one of the studio's site. Its number stands for it
   * in the tables below: they grow to millions of rows, and a number is a tenth of an id.
   */
  visitTotal: {
    page: Generated<number>
    profileId: string | null
    /** Its path, where it is no profile; `/*` for all pages of the site together. */
    sitePage: Generated<string | null>
    visits: number
    visitors: number
  }
  filteredDay: { page: number; day: number; reason: string; hits: number }
  /** Every visit of the last days in which a link was opened, once per link, so that none is counted twice. */
  click: {
    page: number
    clickHash: string
    /** On which it was opened, the owner's. */
    day: Generated<number>
  }
  clickDay: {
    page: number
    day: number
    /**
     * The id of a custom link, or the kind of a social one; it stays when the link is gone. Empty: any of
     * them. Of the studio's site: a form and what was done with it, such as `lead:sent`.
     */
    link: string
    clicks: number
  }
  /** The visits of a day by one trait. Traits are never joined: no row tells two things about one visitor. */
  facetDay: {
    page: number
    day: number
    facet: 'referrer' | 'app' | 'source' | 'medium' | 'campaign' | 'device' | 'country'
    value: string
    visits: number
  }
  /** Random, and deleted after two days: then no hash made with it can be made again. These days are UTC. */
  dailySalt: { day: number; salt: string }

  // website
  /** The content of the studio's site. Draft and published are separate: no reader of one gets the other. */
  contentEntry: {
    id: string
    kind: string
    /** Of the draft; null for a kind without one. Unique within its kind, except for entries in the trash. */
    slug: string | null
    position: number
    /** What lists, the log and the trash call it. */
    title: string
    /** JSON, by the schema of its kind (contract/website/kinds.ts). */
    draft: string
    /** Grows with each change of the draft. */
    version: number
    changedBy: string | null
    published: string | null
    publishedAt: number | null
    /** When it is published by itself. */
    publishAt: number | null
    isHidden: number
    isSample: number
    createdAt: number
    updatedAt: number
    deletedAt: number | null
  }
  /** What was published of an entry. Never changed. */
  contentVersion: {
    id: string
    entryId: string
    siteVersion: number
    data: string
    publishedBy: string | null
    publishedAt: number
  }
  /** One row. The version grows when what visitors see changes, which tells each process to renew its pages. */
  contentState: { id: number; version: number }
  contentPicture: {
    /** As its files are named. */
    id: string
    width: number
    height: number
    createdAt: number
  }

  // weekly reports
  /** On which day an owner gets the figures of the week. */
  weeklyReportPlan: {
    profileId: string
    /** Monday is 1; null while no weekly report is wanted, and so is the next. */
    weekday: number | null
    nextAt: number | null
    /** Weeks in a row without a visit. */
    emptyWeeks: number
    /** Random key of the stop link; the id of the page in plans from before 0030. */
    stopKey: Generated<string | null>
  }
  /** The report of a week was written. */
  weeklyReport: {
    profileId: string
    /** As ISO 8601 numbers them: 2026-W47. */
    week: string
    at: number
  }
  /** An address that shows the figures of a page to whoever has it. */
  sponsorAddress: PartOfPage & {
    tokenHash: string
    label: string
    showsLinks: number
    madeAt: number
    /** Since when it answers that it was revoked. */
    revokedAt: number | null
  }

  // platform
  outbox: {
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
    /** Of a sealed payload: whose link is in it, so that it is deleted when that is used. */
    secretOf: string | null
    /** From when on nobody wants it any more: a link that has run out, news of another day. */
    expiresAt: number | null
    /** Of a mail about a submission: the id of the submission, with which it is erased. */
    subjectId: string | null
  }
  /** How many mails about a topic one recipient got within an hour. */
  mailWindow: {
    /** The topic, and a keyed hash of the recipient. */
    key: string
    startedAt: number
    mails: number
  }
  /** A mail beyond those: it comes in one summary when the hour is over (api/outbox/mail-limit.ts). */
  heldMail: {
    id: string
    windowKey: string
    topic: string
    /** Null for the studio. */
    recipient: string | null
    /** JSON: what the summary says of it. */
    note: string
    subjectId: string
    heldAt: number
  }
  rate: { key: string; hits: number; resetsAt: number }
  setting: { key: string; value: string }
  /** A step before the site goes public: a ticked task, the last backup, an accepted test mail. */
  liveMark: {
    name: string
    doneAt: number
    /** Null for what no member of staff did: a command on the server. */
    actorId: string | null
    /** What it was done with, hashed; another setting since then makes it undone. */
    fingerprint: string | null
  }
}

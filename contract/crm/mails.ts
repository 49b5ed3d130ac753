import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { EmailAddress, line, paragraphs } from '../text.ts'
import { contactLanguages } from './contacts.ts'
import { add, changed, conflicts, manage, RecordId, Reference, read, write } from './records.ts'
import { Activity, ActivityMail } from './timeline.ts'

/** Of all files of one mail together. */
export const MAIL_FILES_BYTES_MAX = 20 * 1024 * 1024
export const MAIL_FILES_MAX = 20

/** How long a mail waits before it leaves, so that it can be undone. */
export const MAIL_UNDO_MS = 10_000

export const MailFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  sizeBytes: z.number().int(),
  /** Can be shown; all other files are downloads. */
  isPicture: z.boolean(),
})
export type MailFile = z.infer<typeof MailFile>

export const Mail = z.object({
  id: z.string(),
  direction: z.enum(['in', 'out']),
  state: ActivityMail.shape.state,
  /** The words of the mail server, or why it cannot be read. */
  error: z.string().nullable(),
  from: z.object({ name: z.string(), address: z.string() }),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  language: z.enum(contactLanguages),
  hasHtml: z.boolean(),
  hasOutsidePictures: z.boolean(),
  /** A colleague; null for a client. */
  writtenBy: Reference.nullable(),
  happenedAt: z.number(),
  /** For `POST /api/crm/mails/{id}/retry`; null when there is nothing to try again. */
  retryId: z.string().nullable(),
  /** How its conversation was found. */
  rule: z.string().nullable(),
  isAutomatic: z.boolean(),
  /** Its sender was not part of the conversation. */
  isStranger: z.boolean(),
  files: z.array(MailFile),
})
export type Mail = z.infer<typeof Mail>

/** A mail without a conversation: automatic, unreadable, or a copy. */
export const OtherMail = Mail.pick({
  id: true,
  state: true,
  error: true,
  from: true,
  subject: true,
  happenedAt: true,
  rule: true,
}).extend({ rawId: z.string().nullable() })
export type OtherMail = z.infer<typeof OtherMail>

export const NewMail = z.object({
  contactId: RecordId.nullish(),
  dealId: RecordId.nullish(),
  submissionId: RecordId.nullish(),
  to: EmailAddress,
  subject: line({ label: 'Subject', required: 'enter-subject', max: 200 }),
  body: paragraphs({ label: 'Mail', required: 'enter-mail', max: 20_000 }),
  language: z.enum(contactLanguages),
  fileIds: z.array(RecordId).max(MAIL_FILES_MAX).default([]),
  /** For a first answer: refused when somebody else has answered meanwhile. */
  isFirst: z.boolean().optional(),
})
export type NewMail = z.infer<typeof NewMail>

export const SentMail = changed(Activity)

/** What can be sent and received, without passwords. Names and errors of servers are for owners. */
export const Mailbox = z.object({
  /** Null while SMTP_URL is not set. */
  smtp: z.object({ host: z.string(), user: z.string(), from: z.string() }).nullable(),
  imap: z
    .object({ host: z.string(), user: z.string(), fetchedAt: z.number().nullable(), error: z.string().nullable() })
    .nullable(),
  signature: z.string(),
})
export type Mailbox = z.infer<typeof Mailbox>

export const FetchResult = z.object({ isFetched: z.boolean(), count: z.number().int(), answer: z.string() })
export type FetchResult = z.infer<typeof FetchResult>

export const mailOperations = {
  'POST /api/crm/mails': {
    ...add('Write a mail to a client; it leaves ten seconds later', SentMail),
    body: NewMail,
    limit: 300,
  },
  'GET /api/crm/mails/{id}': read('One mail', Mail),
  'GET /api/crm/mails/{id}/html': {
    ...read('Its HTML, cleaned, for a frame without scripts', 'text/html'),
    query: z.object({ pictures: z.enum(['1']).optional() }),
    limit: 3_000,
  },
  'GET /api/crm/inbox/{id}/mails': read(
    'The mails of an enquiry, the oldest first',
    z.object({ items: z.array(Mail) }),
  ),
  'POST /api/crm/mail-files': {
    summary: 'Upload a file for a mail',
    needs: 'member',
    files: ['file'],
    body: z.object({ name: z.string().max(500) }),
    limit: 300,
    replies: { 201: MailFile },
    refusals: [...conflicts, 422, 429],
  },
  'GET /api/crm/mail-files/{id}': { ...read('A file of a mail', 'application/octet-stream'), limit: 3_000 },
  'GET /api/crm/mailbox': read('How mail is set up', Mailbox),
  'GET /api/crm/mailbox/others': manage(
    'Mails without a conversation, the newest first',
    z.object({ items: z.array(OtherMail) }),
  ),
  'PUT /api/crm/mailbox/signature': {
    ...write('What stands below the own mails', Mailbox),
    body: z.object({ signature: z.string().trim().max(1000) }),
  },
  'POST /api/crm/mailbox/fetch': { ...manage('Fetch mail now and read the server’s answer', FetchResult), limit: 120 },
} satisfies Operations

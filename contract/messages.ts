import * as z from 'zod'
import { Phone } from './linkhub/contact-methods.ts'
import { type Operations, open, own } from './operation.ts'
import { refuse } from './sentences/refuse.ts'
import { EmailAddress, line, optional, paragraphs } from './text.ts'
import { TokenQuery } from './token-query.ts'

export const MESSAGE_MAX = 2000

/** How long messages and followers are kept, in months. */
export const MESSAGES_KEPT_MONTHS = 12

/** Unconfirmed followers are deleted after this time. */
export const FOLLOW_LINK_DAYS = 7

/** Per page, and as many of spam. More are refused. */
export const MESSAGES_KEPT_MAX = 10_000

/** More within a day go to the spam. */
export const MESSAGES_A_DAY = 1000

/** From one network, so that nobody alone uses up the day of a page. */
export const MESSAGES_OF_NETWORK = 200

const Tick = z.boolean(refuse('choose-yes-or-no')).default(false)

export const NewMessage = z
  .object({
    name: line({ label: 'Name', required: 'enter-your-name', max: 80 }),
    email: optional(EmailAddress),
    phone: Phone,
    text: optional(paragraphs({ label: 'Message', required: 'enter-message', max: MESSAGE_MAX })),
    /** Consent needs a tick by hand. */
    wantsNews: Tick,
    /** Becomes a lead of the studio, if the owner of the page allows it. */
    needsWebsite: Tick,
  })
  .superRefine(({ email, phone, text, wantsNews }, context) => {
    if (email === undefined && phone === undefined)
      context.addIssue({ code: 'custom', path: ['email'], message: 'enter-email-or-number' })
    if (text === undefined && !wantsNews) context.addIssue({ code: 'custom', path: ['text'], message: 'enter-message' })
  })
export type NewMessage = z.infer<typeof NewMessage>

export const MessageKept = z.object({
  success: z.literal(true),
  /** The token for deletion by the visitor; null for a repeated text. */
  forget: z.string().nullable(),
})

export const MessageSettings = z.object({
  messages: z.boolean().catch(false),
  news: z.boolean().catch(false),
  /** Whether visitors may say that they need a website too. */
  studio: z.boolean().catch(false),
})
export type MessageSettings = z.infer<typeof MessageSettings>

const MessageSettingsEdit = z.object({
  messages: z.boolean(refuse('choose-yes-or-no')),
  news: z.boolean(refuse('choose-yes-or-no')),
  studio: z.boolean(refuse('choose-yes-or-no')),
})

export const messageLists = ['messages', 'followers', 'spam'] as const
export type MessageList = (typeof messageLists)[number]

/** A message, or somebody who wants news, as the owner of the page sees it. */
export const OwnMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  text: z.string(),
  /** The text of the consent; null without one. */
  consent: z.string().nullable(),
  receivedAt: z.number(),
  isUnread: z.literal(true).exactOptional(),
  /** The link in mails to this person that deletes everything they left. */
  forget: z.string(),
  /** A follower who has not confirmed by mail: a number alone, or an earlier one. Not counted. */
  isUnconfirmed: z.literal(true).exactOptional(),
})
export type OwnMessage = z.infer<typeof OwnMessage>

export const MESSAGES_LISTED = 50

export const OwnMessages = z.object({
  messageSettings: MessageSettings,
  /** Whether the page shows the form: not before its owner's email address is confirmed. */
  isShown: z.boolean(),
  /** Of followers, those who have confirmed. */
  counts: z.object({ messages: z.number(), followers: z.number(), spam: z.number() }),
  items: z.array(OwnMessage),
  /** The cursor of the next page; null at the end. */
  next: z.string().nullable(),
})
export type OwnMessages = z.infer<typeof OwnMessages>

export const MessagesQuestion = z.object({
  list: z.enum(messageLists, refuse('choose-message-list')).default('messages'),
  after: z.string().max(64, refuse('choose-message-list')).optional(),
})
export type MessagesQuestion = z.infer<typeof MessagesQuestion>

/** Identifies the deletion, so that undo restores nothing else. */
export const SpamEmptied = z.object({ success: z.literal(true), at: z.number().int() })
const SpamRestoring = SpamEmptied.pick({ at: true })

/** How many messages the owner has not seen yet. */
export const UnreadMessages = z.object({ unread: z.number() })

/** The newest message that was shown: one that arrived since stays unread. */
const MessagesRead = z.object({ upTo: z.string().max(64) })

export const LinkedPage = z.object({ username: z.string() })

const OWN = '/api/linkhubAuth/me/messages'
const success = z.object({ success: z.literal(true) })

export const messageOperations = {
  'POST /api/linkhub/{username}/messages': {
    summary: 'Leave a message on a page, or ask for the news of its owner',
    body: NewMessage,
    isIdempotent: true,
    limit: 1_200,
    replies: { 201: MessageKept },
    refusals: [410],
  },
  'GET /api/forget': {
    ...open('On whose page the words were left that this address deletes; its token is in the query', 600, LinkedPage),
    query: TokenQuery,
    refusals: [404],
  },
  'GET /api/follow': {
    ...open('Whose news this address asks for; its token is in the query', 600, LinkedPage),
    query: TokenQuery,
    refusals: [404],
  },
  'POST /api/follow': {
    ...open('Confirm by the link in a mail that somebody follows a page', 600, success),
    query: TokenQuery,
    refusals: [404],
  },
  'POST /api/forget': { ...open('Delete what was left on a page', 600, success), query: TokenQuery, refusals: [404] },
  [`GET ${OWN}`]: {
    ...own('What visitors left on the page of the logged-in user, the newest first', OwnMessages),
    query: MessagesQuestion,
  },
  [`GET ${OWN}/unread`]: own('How many messages the logged-in user has not seen yet', UnreadMessages),
  [`POST ${OWN}/read`]: {
    ...own('Mark messages as read, up to the newest that was shown', success),
    body: MessagesRead,
  },
  [`GET ${OWN}/export.csv`]: { ...own('The same as a table', 'text/csv'), query: MessagesQuestion, limit: 120 },
  [`PUT ${OWN}/settings`]: {
    ...own('Switch on or off what the page asks its visitors for', success),
    body: MessageSettingsEdit,
  },
  [`DELETE ${OWN}/spam`]: own('Delete all spam; for a day it can be restored', SpamEmptied),
  [`POST ${OWN}/spam/restore`]: {
    ...own('Restore the spam that was deleted at once, within the last day', success),
    body: SpamRestoring,
  },
  [`DELETE ${OWN}/{list}/{id}`]: own('Delete a message or a follower; for a day it can be restored', success),
  [`POST ${OWN}/{list}/{id}/restore`]: own('Restore what was deleted within the last day', success),
  [`POST ${OWN}/spam/{id}/keep`]: own('Move a message out of spam', success),
} satisfies Operations

import * as z from 'zod'
import { Success } from './auth.ts'
import { Instant } from './linkhub/link-details.ts'
import { LinkUrl } from './linkhub.ts'
import { LinkedPage } from './messages.ts'
import { type Operations, open, own } from './operation.ts'
import { line, optional, paragraphs } from './text.ts'
import { TokenQuery } from './token-query.ts'

/** The texts of the form; the picture is the part `picture`. */
export const NewsForm = z.object({
  subject: line({ label: 'The subject', required: 'enter-subject', max: 120 }),
  text: paragraphs({ label: 'The text', required: 'enter-message', max: 5000 }),
  /** Without one the button shows the host of its link. */
  linkLabel: optional(line({ label: 'The button', required: 'enter-message', max: 40 })),
  linkUrl: optional(LinkUrl),
  keepsPicture: z.enum(['yes', 'no']).default('no'),
})
export type NewsForm = z.infer<typeof NewsForm>

export const OwnNews = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  picture: z.string().nullable(),
  linkLabel: z.string().nullable(),
  linkUrl: z.string().nullable(),
  state: z.enum(['draft', 'planned', 'sending', 'sent', 'stopped']),
  stopReason: z.enum(['owner', 'studio', 'bounces']).nullable(),
  plannedAt: z.number().nullable(),
  recipients: z.number().int(),
  sent: z.number().int(),
  /** Came back, were not taken, or were marked as spam. */
  refused: z.number().int(),
  unfollowed: z.number().int(),
  /** Of the link; whether a mail was opened is not known. */
  opens: z.number().int(),
})
export type OwnNews = z.infer<typeof OwnNews>

export const OwnNewsList = z.object({
  draft: OwnNews.nullable(),
  news: z.array(OwnNews),
  followers: z.number().int(),
  /** How many mails the page may send within a day. */
  perDay: z.number().int(),
  timeZone: z.string(),
})
export type OwnNewsList = z.infer<typeof OwnNewsList>

export const PageNews = OwnNews.extend({ username: z.string(), name: z.string() })
export type PageNews = z.infer<typeof PageNews>

const OWN = '/api/linkhubAuth/me/news'

export const newsOperations = {
  [`GET ${OWN}`]: own('The news of the logged-in user, and how many mails they may send', OwnNewsList),
  [`PUT ${OWN}/draft`]: {
    ...own('Write the next news', OwnNewsList),
    ...{ body: NewsForm, files: ['picture'], limit: 300 },
  },
  [`GET ${OWN}/draft/preview`]: { ...own('The mail as followers will see it', 'text/html'), limit: 300 },
  [`POST ${OWN}/draft/test`]: { ...own('Send it to oneself', Success), limit: 20 },
  [`POST ${OWN}/draft/send`]: {
    ...own('Send it to all followers, now or at a time', OwnNewsList),
    /** Without a time: now. */
    body: z.object({ at: Instant.optional() }),
    refusals: [409],
  },
  [`POST ${OWN}/{id}/stop`]: { ...own('Make it the draft again, or send no more of it', OwnNewsList), refusals: [409] },
  'GET /api/unfollow': {
    ...open('Whose news this address ends; its token is in the query', 600, LinkedPage),
    query: TokenQuery,
    refusals: [404],
  },
  'POST /api/unfollow': {
    ...open('Follow a page no longer, by the link in a mail; the same answer for every token', 600, Success),
    query: TokenQuery,
  },
  'GET /api/crm/news': { summary: 'News of creators', needs: 'viewer', replies: { 200: PageNews.array() } },
  'POST /api/crm/news/{id}/stop': {
    summary: 'Stop the news of a creator',
    needs: 'member',
    replies: { 200: Success },
    refusals: [409],
  },
} satisfies Operations

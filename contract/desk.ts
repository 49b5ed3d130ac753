import * as z from 'zod'
import { contactLanguages } from './contacts.ts'
import { CurrencyCode, changed, pageOf, RecordId, Reference, Sum, Totals, Version } from './crm.ts'
import { DealCard, Stage } from './deals.ts'
import { InboxItem } from './inbox.ts'
import { TimeZone } from './linkhub.ts'
import type { Operation } from './operation.ts'
import { line, paragraphs } from './text.ts'
import { Task } from './timeline.ts'

/** The first screen: what waits, for whom, and how it goes. */
export const Today = z.object({
  inbox: z.array(InboxItem),
  inboxCount: z.number().int(),
  tasks: z.array(Task),
  quietDeals: z.array(DealCard),
  pipeline: z.array(z.object({ stage: Stage, count: z.number().int(), totals: Totals })),
  /** Open deals, each by the chance of its stage, in the base currency. */
  weighted: Sum.nullable(),
  wonThisMonth: Totals,
  /** Half of all first replies of the last thirty days came within so many minutes. */
  medianReplyMinutes: z.number().int().nullable(),
  lostBecause: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  failedMails: z.number().int(),
  /** What a new studio has done already. */
  starter: z.object({ hasContact: z.boolean(), hasSubmission: z.boolean(), hasColleague: z.boolean() }),
})
export type Today = z.infer<typeof Today>

/** One box finds all: names, phone numbers in any digits, references of requests. */
export const SearchHit = z.object({
  kind: z.enum(['contact', 'company', 'deal', 'submission']),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
})
export type SearchHit = z.infer<typeof SearchHit>

export const Tag = Reference.extend({ contacts: z.number().int() })
export type Tag = z.infer<typeof Tag>

export const Search = z.object({ q: z.string().max(200, { error: 'Search for fewer words.' }).optional() })

/** A line of the log. */
export const Change = z.object({
  id: z.string(),
  kind: z.string(),
  summary: z.string(),
  actor: Reference.nullable(),
  madeAt: z.number(),
  undoneAt: z.number().nullable(),
  canBeUndone: z.boolean(),
})
export type Change = z.infer<typeof Change>

export const TrashItem = z.object({
  kind: z.enum(['contact', 'company', 'deal', 'task']),
  id: z.string(),
  title: z.string(),
  deletedAt: z.number(),
})

export const StudioSettings = z.object({
  baseCurrency: CurrencyCode,
  requiresTwoFactor: z.boolean(),
  /** Spam and the trash are emptied after so many days. */
  retentionDays: z.number().int().min(7).max(365),
  /** A first reply should come within so many minutes. */
  replyGoalMinutes: z.number().int().min(5).max(10_080),
  /** Where the studio's day and month begin and end. */
  timeZone: TimeZone,
})
export type StudioSettings = z.infer<typeof StudioSettings>

const StageFields = z.object({
  label: line({ label: 'Stage', required: 'Give the stage a name.', max: 40 }),
  probability: z.number().int().min(0).max(100),
  rotDays: z.number().int().min(1).max(365).nullable(),
})
export const NewStage = StageFields
export const StageEdit = StageFields.partial().extend({ version: Version, beforeId: RecordId.nullish() })

export const Rate = z.object({
  currency: CurrencyCode,
  /** So many of it make one US dollar, as text: «3.6725». */
  perDollar: z.string(),
  source: z.enum(['peg', 'manual']),
  asOf: z.string(),
  /** Nobody has looked at it for more than thirty days; a peg does not age. */
  isOld: z.boolean(),
})
export type Rate = z.infer<typeof Rate>
export const RateEdit = z.object({
  perDollar: z
    .string({ error: 'Enter a rate, like 122.50.' })
    .trim()
    .regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,8})?$/, { error: 'Enter a rate, like 122.50.' }),
})

export const ReplyTemplate = z.object({
  id: z.string(),
  version: z.number().int(),
  title: z.string(),
  language: z.enum(contactLanguages),
  channel: z.enum(['whatsapp', 'email']),
  /** {name}, {me} and {reference} are filled in. */
  body: z.string(),
})
export type ReplyTemplate = z.infer<typeof ReplyTemplate>
const templateFields = {
  title: line({ label: 'Title', required: 'Give the reply a title.', max: 80 }),
  language: z.enum(contactLanguages),
  channel: z.enum(['whatsapp', 'email']),
  body: paragraphs({ label: 'Reply', required: 'Write the reply.', max: 2000 }),
}
export const NewTemplate = z.object(templateFields)
export const TemplateEdit = z.object({ version: Version, ...z.object(templateFields).partial().shape })

export const webhookEvents = [
  'submission.received',
  'deal.created',
  'deal.moved',
  'deal.won',
  'deal.lost',
] as const
export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  /** How the last call went, in words; null before the first. */
  lastStatus: z.string().nullable(),
  /** The last call did not arrive. */
  isFailing: z.boolean(),
})
export type Webhook = z.infer<typeof Webhook>
export const NewWebhook = z.object({
  url: z.url({ protocol: /^https?$/, error: 'Enter a web address.' }).max(2048),
  events: z.array(z.enum(webhookEvents)).min(1, { error: 'Choose at least one event.' }),
})
/** The secret is shown once. */
export const WebhookMade = z.object({ webhook: Webhook, secret: z.string() })

/** Columns of a file and what each becomes; null leaves it out. */
export const importFields = [
  'name',
  'email',
  'phone',
  'company',
  'title',
  'location',
  'tags',
  'note',
] as const
export const ImportWish = z.object({
  csv: z
    .string({ error: 'Choose a CSV file.' })
    .min(1, { error: 'The file is empty.' })
    .max(5 * 1024 * 1024, { error: 'The file is larger than 5 MB. Split it and try again.' }),
  columns: z.record(z.string(), z.enum(importFields).nullable()).optional(),
  isDryRun: z.boolean(),
})
export type ImportWish = z.infer<typeof ImportWish>
export const ImportReport = z.object({
  columns: z.array(
    z.object({ header: z.string(), field: z.enum(importFields).nullable(), example: z.string() }),
  ),
  rows: z.number().int(),
  added: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  refused: z.array(z.object({ row: z.number().int(), sentence: z.string() })),
  preview: z.array(
    z.object({
      row: z.number().int(),
      outcome: z.enum(['add', 'update', 'unchanged', 'refuse']),
      contact: z.string(),
      detail: z.string(),
    }),
  ),
  changeId: z.string().nullable(),
})
export type ImportReport = z.infer<typeof ImportReport>

const read = { needs: 'viewer' as const, refusals: [400, 401, 403, 404] }
const write = { needs: 'member' as const, refusals: [400, 401, 403, 404, 409, 413, 415] }
const manage = { needs: 'owner' as const, refusals: [400, 401, 403, 404, 409, 413, 415] }

export const deskOperations: Operation[] = [
  { method: 'GET', path: '/api/crm/today', summary: 'What waits today', ...read, replies: { 200: Today } },
  {
    method: 'GET',
    path: '/api/crm/search',
    summary: 'Find anything',
    ...read,
    replies: { 200: z.array(SearchHit) },
  },
  {
    method: 'GET',
    path: '/api/crm/changes',
    summary: 'The log, the newest first',
    ...read,
    replies: { 200: pageOf(Change) },
  },
  {
    method: 'POST',
    path: '/api/crm/changes/{id}/undo',
    summary: 'Undo a change',
    ...write,
    replies: { 200: Change },
  },
  {
    method: 'GET',
    path: '/api/crm/trash',
    summary: 'What was thrown away',
    ...read,
    replies: { 200: pageOf(TrashItem) },
  },
  {
    method: 'POST',
    path: '/api/crm/trash/{kind}/{id}/restore',
    summary: 'Take out of the trash',
    ...write,
    replies: { 200: changed(Reference) },
  },
  {
    method: 'GET',
    path: '/api/crm/people',
    summary: 'Colleagues, for choosing one',
    ...read,
    replies: { 200: z.array(Reference) },
  },
  {
    method: 'GET',
    path: '/api/crm/tags',
    summary: 'All tags',
    ...read,
    replies: { 200: z.array(Tag) },
  },
  {
    method: 'GET',
    path: '/api/crm/stages',
    summary: 'The stages of a deal',
    ...read,
    replies: { 200: z.array(Stage) },
  },
  {
    method: 'POST',
    path: '/api/crm/stages',
    summary: 'Add a stage',
    ...manage,
    body: NewStage,
    replies: { 201: Stage },
  },
  {
    method: 'PATCH',
    path: '/api/crm/stages/{id}',
    summary: 'Change a stage',
    ...manage,
    body: StageEdit,
    replies: { 200: Stage },
  },
  {
    method: 'DELETE',
    path: '/api/crm/stages/{id}',
    summary: 'Remove an empty stage',
    ...manage,
    replies: { 200: Reference },
  },
  {
    method: 'GET',
    path: '/api/crm/settings',
    summary: 'How the studio works',
    ...read,
    replies: { 200: StudioSettings },
  },
  {
    method: 'PATCH',
    path: '/api/crm/settings',
    summary: 'Change how the studio works',
    ...manage,
    body: StudioSettings.partial(),
    replies: { 200: StudioSettings },
  },
  {
    method: 'GET',
    path: '/api/crm/rates',
    summary: 'What currencies are worth',
    ...read,
    replies: { 200: z.array(Rate) },
  },
  {
    method: 'PATCH',
    path: '/api/crm/rates/{currency}',
    summary: 'Change a rate',
    ...manage,
    body: RateEdit,
    replies: { 200: Rate },
  },
  {
    method: 'GET',
    path: '/api/crm/templates',
    summary: 'Replies at hand',
    ...read,
    replies: { 200: z.array(ReplyTemplate) },
  },
  {
    method: 'POST',
    path: '/api/crm/templates',
    summary: 'Add a reply',
    ...write,
    body: NewTemplate,
    replies: { 201: ReplyTemplate },
  },
  {
    method: 'PATCH',
    path: '/api/crm/templates/{id}',
    summary: 'Change a reply',
    ...write,
    body: TemplateEdit,
    replies: { 200: ReplyTemplate },
  },
  {
    method: 'DELETE',
    path: '/api/crm/templates/{id}',
    summary: 'Remove a reply',
    ...write,
    replies: { 200: Reference },
  },
  {
    method: 'GET',
    path: '/api/crm/webhooks',
    summary: 'Who is told',
    ...manage,
    replies: { 200: z.array(Webhook) },
  },
  {
    method: 'POST',
    path: '/api/crm/webhooks',
    summary: 'Tell somebody',
    ...manage,
    body: NewWebhook,
    replies: { 201: WebhookMade },
  },
  {
    method: 'POST',
    path: '/api/crm/webhooks/{id}/secret',
    summary: 'A new secret; the old one signs nothing any more',
    ...manage,
    replies: { 200: WebhookMade },
  },
  {
    method: 'POST',
    path: '/api/crm/webhooks/{id}/test',
    summary: 'Call it now, to see whether it answers',
    ...manage,
    replies: { 200: Webhook },
  },
  {
    method: 'DELETE',
    path: '/api/crm/webhooks/{id}',
    summary: 'Tell them no more',
    ...manage,
    replies: { 200: Reference },
  },
  {
    method: 'POST',
    path: '/api/crm/import',
    summary: 'People from a CSV file, tried or for good',
    ...write,
    body: ImportWish,
    replies: { 200: ImportReport },
  },
  {
    method: 'GET',
    path: '/api/crm/contacts.csv',
    summary: 'People as a table',
    ...read,
    replies: { 200: 'text/csv' },
  },
  {
    method: 'GET',
    path: '/api/crm/deals.csv',
    summary: 'Deals as a table',
    ...read,
    replies: { 200: 'text/csv' },
  },
  {
    method: 'GET',
    path: '/api/crm/contacts/{id}/export',
    summary: 'Everything about one person',
    ...read,
    replies: { 200: 'application/json' },
  },
  {
    method: 'POST',
    path: '/api/crm/contacts/{id}/erase',
    summary: 'Erase one person for good',
    ...manage,
    replies: { 200: Reference },
  },
]

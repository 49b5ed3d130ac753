import * as z from 'zod'
import { CameFrom } from '../came-from.ts'
import type { Operations } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'
import { line, optional, paragraphs } from '../text.ts'
import { Amount } from './amounts.ts'
import { NextStep, shortLine } from './contacts.ts'
import {
  add,
  Cursor,
  changed,
  choiceOf,
  Day,
  ManyChanged,
  Money,
  pageOf,
  RecordId,
  Reference,
  read,
  Sum,
  Totals,
  Version,
  write,
} from './records.ts'

const stageKinds = ['open', 'won', 'lost'] as const

export const Stage = z.object({
  id: z.string(),
  version: z.number().int(),
  label: z.string(),
  kind: z.enum(stageKinds),
  /** In percent. */
  probability: z.number().int(),
  /** A deal without activity for so many days is quiet. */
  rotDays: z.number().int().nullable(),
})
export type Stage = z.infer<typeof Stage>

/** An entry of a list of the studio's own: `value` is kept with the deal, `label` can be renamed. */
export interface OwnChoice {
  value: string
  label: string
}

/** What the list of lost reasons begins with. */
export const firstLostReasons = [
  { value: 'price', label: 'Price' },
  { value: 'timing', label: 'Timing' },
  { value: 'no-reply', label: 'No reply' },
  { value: 'chose-other', label: 'Chose another' },
  { value: 'not-a-fit', label: 'Not a fit' },
  { value: 'spam', label: 'Spam' },
]

/** What the list of services begins with: those of the public forms, each with its stitch, and «other». */
export const firstServices = [
  { value: 'full-stack-development', label: 'Full-stack development' },
  { value: 'ecommerce', label: 'E-commerce' },
  { value: 'web-app', label: 'Web applications' },
  { value: 'ui-ux', label: 'UI/UX design' },
  { value: 'video-production', label: 'Video production' },
  { value: 'digital-marketing', label: 'Digital marketing' },
  { value: 'google-ads', label: 'Google ad campaigns' },
  { value: 'other', label: 'Something else' },
] as const
export type FirstService = (typeof firstServices)[number]['value']

/** What was removed from a list keeps its first name in the deals that have it. */
export function labelIn(list: OwnChoice[], value: string | null) {
  return [...list, ...firstLostReasons, ...firstServices].find((choice) => choice.value === value)?.label ?? value
}

const OwnValue = z.string().min(1).max(60)

export const DealCard = z.object({
  id: z.string(),
  version: z.number().int(),
  title: z.string(),
  contact: Reference.nullable(),
  company: Reference.nullable(),
  stageId: z.string(),
  amount: Money.nullable(),
  /** The budget as the visitor wrote it. */
  budgetText: z.string().nullable(),
  service: z.string().nullable(),
  owner: Reference.nullable(),
  nextStep: NextStep.nullable(),
  /** The day by which it should be won. */
  expectedClose: z.string().nullable(),
  createdAt: z.number(),
  stageEnteredAt: z.number(),
  lastActivityAt: z.number(),
  /** Something came in that nobody has answered. */
  hasNews: z.boolean(),
  /** No activity for longer than its stage allows. */
  isQuiet: z.boolean(),
})
export type DealCard = z.infer<typeof DealCard>

export const Deal = DealCard.extend({
  description: z.string().nullable(),
  source: z.string().nullable(),
  /** The source of its first submission; absent in answers of older releases. */
  cameFrom: CameFrom.nullish(),
  /** The last that was sent about it, which messages name; absent in answers of older releases. */
  submission: z.object({ id: z.string(), reference: z.string() }).nullish(),
  closedAt: z.number().nullable(),
  lostReason: z.string().nullable(),
  lostNote: z.string().nullable(),
  /** The amount in the base currency, with rate and day. */
  inBase: z.object({ money: Sum, rate: z.string(), asOf: z.string() }).nullable(),
})
export type Deal = z.infer<typeof Deal>

const dealFields = {
  title: line({ label: 'Title', required: 'enter-deal-title', max: 160 }),
  /** An existing person, or the name of a new one; likewise the company. */
  contactId: RecordId.nullish(),
  contactName: shortLine('Person', 'enter-name'),
  companyId: RecordId.nullish(),
  companyName: shortLine('Company', 'enter-company'),
  amount: Amount.nullish(),
  service: OwnValue.nullish(),
  ownerId: RecordId.nullish(),
  description: optional(paragraphs({ label: 'Description', required: 'describe-deal', max: 5000 })),
  expectedClose: Day.nullish(),
}

export const NewDeal = z.object({ ...dealFields, stageId: RecordId.optional() })
export type NewDeal = z.infer<typeof NewDeal>

export const DealEdit = z.object({ version: Version, ...z.object(dealFields).partial().shape })
export type DealEdit = z.infer<typeof DealEdit>

/** To another stage, or to another place in its own. */
export const DealMove = z.object({
  stageId: RecordId,
  /** Before this card. When absent: at the end of an open stage, at the top of a closed one. */
  beforeId: RecordId.nullish(),
  lostReason: z.string(refuse('choose-lost-reason')).min(1, refuse('choose-lost-reason')).max(60).optional(),
  lostNote: optional(paragraphs({ label: 'Note', required: 'enter-note', max: 1000 })),
})
export type DealMove = z.infer<typeof DealMove>

/** The filter for deals without an owner. */
export const NO_OWNER = 'nobody'

/** Whole numbers as an address holds them. */
function digits(pattern: RegExp) {
  return z.string().regex(pattern, refuse('enter-whole-number')).transform(Number).optional()
}
const WholeAmount = digits(/^\d{1,10}$/)

const dealSorts = ['rank', 'active', 'new', 'old', 'amount', 'close', 'owner'] as const

/** The filters of board and list, as the query of their address. */
export const DealQuestion = z.object({
  q: z.string().max(200).optional(),
  owner: RecordId.optional(),
  service: OwnValue.optional(),
  quiet: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  stage: RecordId.optional(),
  /** In the base currency, at the rates of today. */
  minAmount: WholeAmount,
  maxAmount: WholeAmount,
  closeFrom: Day.optional(),
  closeTo: Day.optional(),
  /** Added at least so many days ago. */
  minDays: digits(/^\d{1,4}$/),
  sort: z.enum(dealSorts).default('rank'),
  cursor: Cursor,
})
export type DealQuestion = z.infer<typeof DealQuestion>

/** Each column with its first cards; the list of a stage has the rest. */
export const Board = z.object({
  columns: z.array(
    z.object({
      stage: Stage,
      count: z.number().int(),
      totals: Totals,
      cards: z.array(DealCard),
      next: z.string().nullable(),
    }),
  ),
})
export type Board = z.infer<typeof Board>

export const DealTotals = z.object({ count: z.number().int(), totals: Totals })

export const DealsChange = z.object({
  which: choiceOf(DealQuestion.omit({ sort: true, cursor: true })),
  act: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('move'), ...DealMove.omit({ beforeId: true }).shape }),
    z.object({ kind: z.literal('assign'), ownerId: RecordId.nullable() }),
    z.object({ kind: z.literal('trash') }),
  ]),
})
export type DealsChange = z.infer<typeof DealsChange>

export const dealOperations = {
  'GET /api/crm/deals/totals': {
    ...read('How many deals match, and what they are worth', DealTotals),
    query: DealQuestion,
  },
  'POST /api/crm/deals/bulk': { ...write('Change many deals at once', ManyChanged), body: DealsChange },
  'GET /api/crm/board': { ...read('The deals by stage', Board), query: DealQuestion },
  'GET /api/crm/deals': { ...read('Deals, in parts', pageOf(DealCard)), query: DealQuestion },
  'POST /api/crm/deals': { ...add('Add a deal', changed(Deal)), body: NewDeal },
  'GET /api/crm/deals/{id}': read('One deal', Deal),
  'PATCH /api/crm/deals/{id}': { ...write('Change a deal', changed(Deal)), body: DealEdit },
  'POST /api/crm/deals/{id}/move': { ...write('Move a deal to a stage', changed(Deal)), body: DealMove },
  'DELETE /api/crm/deals/{id}': write('Put a deal into the trash', changed(Reference)),
  'GET /api/crm/deals.csv': { ...read('Deals as a table', 'text/csv'), query: DealQuestion, limit: 120 },
} satisfies Operations

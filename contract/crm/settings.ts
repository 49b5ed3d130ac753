import * as z from 'zod'
import { TimeZone } from '../linkhub.ts'
import type { Operations } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'
import { line } from '../text.ts'
import { Stage } from './deals.ts'
import { CurrencyCode, Day, manage, RecordId, Reference, read, Version } from './records.ts'

const TimeOfDay = z.string(refuse('enter-time')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, refuse('enter-time'))

export const StudioSettings = z.object({
  baseCurrency: CurrencyCode,
  requiresTwoFactor: z.boolean(),
  /** Spam and the trash are emptied after so many days. */
  retentionDays: z.number().int().min(7).max(365),
  /** A first reply should come within so many minutes. */
  replyGoalMinutes: z.number().int().min(5).max(10_080),
  /** The time zone of the studio's days and months. */
  timeZone: TimeZone,
  /** The working time of the reply clock. 0 is Sunday. */
  workDays: z
    .array(z.number().int().min(0).max(6))
    .min(1, refuse('choose-work-day'))
    .max(7)
    .refine((days) => new Set(days).size === days.length),
  opens: TimeOfDay,
  closes: TimeOfDay,
  holidays: z.array(Day).max(100, refuse('too-many-holidays')),
})
export type StudioSettings = z.infer<typeof StudioSettings>

const StageFields = z.object({
  label: line({ label: 'Stage', required: 'enter-stage-name', max: 40 }),
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
  /** Older than thirty days; a pegged rate does not age. */
  isOld: z.boolean(),
})
export type Rate = z.infer<typeof Rate>
export const RateEdit = z.object({
  perDollar: z
    .string(refuse('enter-rate'))
    .trim()
    .regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,8})?$/, refuse('enter-rate')),
})

const StudioSettingsEdit = StudioSettings.partial()

export const settingsOperations = {
  'GET /api/crm/stages': { summary: 'The stages of a deal', ...read, replies: { 200: z.array(Stage) } },
  'POST /api/crm/stages': { summary: 'Add a stage', ...manage, body: NewStage, replies: { 201: Stage } },
  'PATCH /api/crm/stages/{id}': {
    summary: 'Change a stage',
    ...manage,
    body: StageEdit,
    replies: { 200: Stage },
  },
  'DELETE /api/crm/stages/{id}': { summary: 'Remove an empty stage', ...manage, replies: { 200: Reference } },
  'POST /api/crm/stages/{id}/restore': {
    summary: 'Put a removed stage back',
    ...manage,
    replies: { 200: Stage },
  },
  'GET /api/crm/settings': { summary: 'How the studio works', ...read, replies: { 200: StudioSettings } },
  'PATCH /api/crm/settings': {
    summary: 'Change how the studio works',
    ...manage,
    body: StudioSettingsEdit,
    replies: { 200: StudioSettings },
  },
  'GET /api/crm/rates': { summary: 'What currencies are worth', ...read, replies: { 200: z.array(Rate) } },
  'PATCH /api/crm/rates/{currency}': {
    summary: 'Change a rate',
    ...manage,
    body: RateEdit,
    replies: { 200: Rate },
  },
} satisfies Operations

import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'
import { line } from '../text.ts'
import { TimeZone } from '../time-zone.ts'
import { type OwnChoice, Stage } from './deals.ts'
import { add, CurrencyCode, Day, manage, RecordId, Reference, read, Version } from './records.ts'

const TimeOfDay = z.string(refuse('enter-time')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, refuse('enter-time'))

const OwnList = z
  .array(
    z.object({ value: z.string().min(1).max(60), label: line({ label: 'Name', required: 'enter-name', max: 60 }) }),
  )
  .min(1)
  .max(50)
  .refine((list: OwnChoice[]) => new Set(list.map(({ value }) => value)).size === list.length, refuse('choices-equal'))

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
  /** Lists of the studio's own, for deals. */
  lostReasons: OwnList,
  services: OwnList,
})
export type StudioSettings = z.infer<typeof StudioSettings>

export const NewStage = z.object({
  label: line({ label: 'Stage', required: 'enter-stage-name', max: 40 }),
  probability: z.number().int().min(0).max(100),
  rotDays: z.number().int().min(1).max(365).nullable(),
})
export const StageEdit = NewStage.partial().extend({ version: Version, beforeId: RecordId.nullish() })

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
  /** Asked for where the rate changes by more than a tenth. */
  isSure: z.boolean().optional(),
})
export type RateEdit = z.infer<typeof RateEdit>

export const StudioSettingsEdit = StudioSettings.partial()

export const settingsOperations = {
  'GET /api/crm/stages': read('The stages of a deal', z.array(Stage)),
  'POST /api/crm/stages': { ...add('Add a stage', Stage), needs: 'owner', body: NewStage },
  'PATCH /api/crm/stages/{id}': { ...manage('Change a stage', Stage), body: StageEdit },
  'DELETE /api/crm/stages/{id}': manage('Remove an empty stage', Reference),
  'POST /api/crm/stages/{id}/restore': manage('Put a removed stage back', Stage),
  'GET /api/crm/settings': read('How the studio works', StudioSettings),
  'PATCH /api/crm/settings': { ...manage('Change how the studio works', StudioSettings), body: StudioSettingsEdit },
  'GET /api/crm/rates': read('What currencies are worth', z.array(Rate)),
  'PATCH /api/crm/rates/{currency}': { ...manage('Change a rate', Rate), body: RateEdit },
} satisfies Operations

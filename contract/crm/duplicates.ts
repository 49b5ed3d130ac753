import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { RecordId, Reference, write } from './records.ts'

/** A new value that differs from the one on file, for staff to decide. */
export const Suggestion = z.object({
  id: z.string(),
  kind: z.enum(['value', 'same-person', 'same-company', 'reopen']),
  field: z.string().nullable(),
  value: z.string(),
  /** The record that may be the same. */
  other: Reference.nullable(),
  /** The value it would replace; null where it is added. */
  replaces: z.string().nullable(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const Merge = z.object({
  /** The record that stays. */
  intoId: RecordId,
  /** The record that is merged into it; its address redirects. */
  fromId: RecordId,
})
export type Merge = z.infer<typeof Merge>

export const Resolved = z.object({ record: Suggestion, changeId: z.string().nullable() })
export type Resolved = z.infer<typeof Resolved>

export const duplicateOperations = {
  'POST /api/crm/suggestions/{id}/accept': write('Take a suggestion', Resolved),
  'POST /api/crm/suggestions/{id}/dismiss': write('Leave a suggestion', Resolved),
} satisfies Operations

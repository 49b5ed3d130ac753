import * as z from 'zod'
import { Success } from '../auth.ts'
import type { Operations } from '../operation.ts'
import { changed, MANY_MAX, Page, pageOf, RecordId, Reference, read, write } from './records.ts'

export const Change = z.object({
  id: z.string(),
  kind: z.string(),
  summary: z.string(),
  actor: Reference.nullable(),
  madeAt: z.number(),
  undoneAt: z.number().nullable(),
  canBeUndone: z.boolean(),
  /** What it was about, where that has a page. */
  record: z.object({ kind: z.enum(['deal', 'contact', 'company']), id: z.string() }).nullable(),
})
export type Change = z.infer<typeof Change>

export const TrashItem = z.object({
  kind: z.enum(['contact', 'company', 'deal', 'task', 'contentEntry']),
  id: z.string(),
  title: z.string(),
  deletedAt: z.number(),
})

const ManyUndone = z.object({ ids: z.array(RecordId).min(1).max(MANY_MAX) })

export const historyOperations = {
  'POST /api/crm/changes/undo': {
    ...write('Undo several changes together, or none of them', Success),
    body: ManyUndone,
  },
  'GET /api/crm/changes': { ...read('The log, the newest first', pageOf(Change)), query: Page },
  'POST /api/crm/changes/{id}/undo': write('Undo a change', Change),
  'GET /api/crm/trash': { ...read('What was thrown away', pageOf(TrashItem)), query: Page },
  'POST /api/crm/trash/{kind}/{id}/restore': write('Take out of the trash', changed(Reference)),
} satisfies Operations

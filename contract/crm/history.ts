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
    summary: 'Undo several changes together, or none of them',
    ...write,
    body: ManyUndone,
    replies: { 200: Success },
  },
  'GET /api/crm/changes': {
    summary: 'The log, the newest first',
    ...read,
    query: Page,
    replies: { 200: pageOf(Change) },
  },
  'POST /api/crm/changes/{id}/undo': { summary: 'Undo a change', ...write, replies: { 200: Change } },
  'GET /api/crm/trash': {
    summary: 'What was thrown away',
    ...read,
    query: Page,
    replies: { 200: pageOf(TrashItem) },
  },
  'POST /api/crm/trash/{kind}/{id}/restore': {
    summary: 'Take out of the trash',
    ...write,
    replies: { 200: changed(Reference) },
  },
} satisfies Operations

import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { RecordId, Reference, read } from './records.ts'

/** Something that concerns the member who reads it. */
export const Notice = z.object({
  id: z.string(),
  kind: z.enum(['assigned', 'mentioned', 'answered', 'bounced']),
  about: z.enum(['deal', 'task', 'submission', 'contact', 'company']),
  /** The name of the record; null when it is gone. */
  name: z.string().nullable(),
  /** Where it is shown; of several, their list. */
  path: z.string(),
  /** How many records one change concerned. */
  count: z.number().int(),
  /** Of the note, or of the answer. */
  excerpt: z.string().nullable(),
  actor: Reference.nullable(),
  createdAt: z.number(),
  isRead: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

/** All when no ids are given. */
export const NoticesRead = z.object({ ids: z.array(RecordId).min(1).max(1_000).optional(), isRead: z.boolean() })
export type NoticesRead = z.infer<typeof NoticesRead>

export const noticeOperations = {
  'GET /api/crm/notices': read('What concerns me: the unread first, then the newest', z.array(Notice)),
  'POST /api/crm/notices/read': {
    ...read('Mark notices as read, or as unread', z.object({ ids: z.array(z.string()) })),
    body: NoticesRead,
  },
} satisfies Operations

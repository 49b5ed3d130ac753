import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { manage, Reference } from './records.ts'

/** A task before the site goes public. Its title and text are in content/crm/going-live.ts. */
export const LiveTask = z.object({
  id: z.string(),
  /** Unknown: it could not be found out just now. */
  state: z.enum(['open', 'done', 'unknown']),
  /** What was found, in one sentence. */
  found: z.string().nullable(),
  /** When it was last done or ticked off, where that is kept. */
  doneAt: z.number().nullable(),
  doneBy: Reference.nullable(),
  /** Only a person can say that it is done. */
  isByHand: z.boolean(),
})
export type LiveTask = z.infer<typeof LiveTask>

export const TestMail = z.object({
  isAccepted: z.boolean(),
  to: z.string(),
  /** What the mail server said, or what kept us from asking it. */
  answer: z.string(),
})
export type TestMail = z.infer<typeof TestMail>

export const goingLiveOperations = {
  'GET /api/crm/going-live': {
    summary: 'What to settle before the site goes public',
    ...manage,
    replies: { 200: z.array(LiveTask) },
  },
  'GET /api/crm/going-live/domain': {
    summary: 'What the name servers say about the addresses for mail',
    ...manage,
    replies: { 200: z.array(LiveTask) },
  },
  'POST /api/crm/going-live/test-mail': {
    summary: 'Send a mail to the own address and read the server’s answer',
    ...manage,
    refusals: [400, 404, 409, 413, 415, 429],
    replies: { 200: TestMail },
  },
  'POST /api/crm/going-live/{id}/tick': { summary: 'Tick a task off', ...manage, replies: { 200: LiveTask } },
  'DELETE /api/crm/going-live/{id}/tick': { summary: 'Open it again', ...manage, replies: { 200: LiveTask } },
} satisfies Operations

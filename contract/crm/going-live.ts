import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { manage, Reference } from './records.ts'

/** A task before the site goes public. Its title and text are in content/crm/going-live.ts. */
export const LiveTask = z.object({
  id: z.string(),
  /** Unknown: the check failed. */
  state: z.enum(['open', 'done', 'unknown']),
  /** The result, as one sentence. */
  found: z.string().nullable(),
  /** When it was last done or ticked off, where that is kept. */
  doneAt: z.number().nullable(),
  doneBy: Reference.nullable(),
  /** Whether only a person can confirm it. */
  isByHand: z.boolean(),
})
export type LiveTask = z.infer<typeof LiveTask>

export const TestMail = z.object({
  isAccepted: z.boolean(),
  to: z.string(),
  /** The answer of the mail server, or the error before it. */
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

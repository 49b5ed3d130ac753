import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { manage } from './records.ts'

/** A task before the site goes public. Its title and text are in content/crm/going-live.ts. */
export const LiveTask = z.object({
  id: z.string(),
  /** Unknown: the check failed. */
  state: z.enum(['open', 'done', 'unknown']),
  /** The result, as one sentence. */
  found: z.string().nullable(),
  /** When it was last done or ticked off, where that is kept. */
  doneAt: z.number().nullable(),
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
  'GET /api/crm/going-live': manage('What is left to do before the site goes public', z.array(LiveTask)),
  'GET /api/crm/going-live/domain': manage('What the name servers say about the addresses for mail', z.array(LiveTask)),
  'POST /api/crm/going-live/test-mail': {
    ...manage('Send a mail to the own address and read the server’s answer', TestMail),
    refusals: [400, 404, 409, 413, 415, 429],
  },
  'POST /api/crm/going-live/{id}/tick': manage('Tick a task off', LiveTask),
  'DELETE /api/crm/going-live/{id}/tick': manage('Open it again', LiveTask),
} satisfies Operations

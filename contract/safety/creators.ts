import * as z from 'zod'
import { AccountEmail, Success } from '../auth.ts'
import type { Operations } from '../operation.ts'
import { openRefusals } from '../staff.ts'
import { line } from '../text.ts'

/** What of the creators is listed. */
export const creatorStates = ['all', 'growing', 'waiting', 'reported', 'suspended'] as const

export const CreatorQuestion = z.object({
  state: z.enum(creatorStates).default('all'),
  /** A part of the username or of the address. */
  q: z.string().trim().max(254).default(''),
})

/** More than anybody reads at once; search finds the others. */
export const CREATORS_MAX = 100

/** An account on its way to another address. */
export const Recovery = z.object({
  email: z.string(),
  reason: z.string(),
  /** The name of the owner of the studio who began. */
  startedBy: z.string(),
  isOwn: z.boolean(),
  isConfirmed: z.boolean(),
  isApproved: z.boolean(),
  /** When it moves at the earliest. */
  movesAt: z.number().int(),
})

/** What an owner of the studio sees of a creator: sums of the page, and nothing that a visitor or a message said. */
export const Creator = z.object({
  id: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  createdAt: z.iso.datetime(),
  username: z.string().nullable(),
  isSuspended: z.boolean(),
  reports: z.number().int(),
  /** Of the last 28 days, and of the 28 before. */
  visits: z.number().int(),
  visitsBefore: z.number().int(),
  recovery: Recovery.nullable(),
})
export type Creator = z.infer<typeof Creator>

export const CreatorList = z.object({
  counts: z.object({
    all: z.number().int(),
    pages: z.number().int(),
    growing: z.number().int(),
    waiting: z.number().int(),
    reported: z.number().int(),
    suspended: z.number().int(),
  }),
  creators: z.array(Creator),
})
export type CreatorList = z.infer<typeof CreatorList>

export const RecoveryStart = z.object({
  email: AccountEmail,
  reason: line({ label: 'The reason', required: 'enter-recovery-reason', max: 300 }),
})

export const creatorOperations: Operations = {
  'GET /api/crm/creators': {
    summary: 'The creators of LinkHub: how many, which grow, wait, are reported or suspended',
    needs: 'owner',
    replies: { 200: CreatorList },
    refusals: [400, 401, 403],
  },
  'POST /api/crm/creators/{id}/recovery': {
    summary: 'Begin to move an account whose mailbox is lost to another address',
    needs: 'owner',
    body: RecoveryStart,
    replies: { 201: Success },
    refusals: [401, 403, 404, 409, ...openRefusals],
  },
  'POST /api/crm/creators/{id}/recovery/approval': {
    summary: 'Agree, as another owner, that the account moves',
    needs: 'owner',
    replies: { 200: Success },
    refusals: [401, 403, 404, 409],
  },
  'POST /api/crm/creators/{id}/recovery/stop': {
    summary: 'Leave the account at its address',
    needs: 'owner',
    replies: { 200: Success },
    refusals: [401, 403, 404],
  },
}

import * as z from 'zod'
import { AccountEmail, Success } from '../auth.ts'
import type { Operations } from '../operation.ts'
import { line } from '../text.ts'
import { manage } from './records.ts'

export const creatorStates = ['all', 'growing', 'waiting', 'reported', 'suspended'] as const

export const CreatorQuestion = z.object({
  state: z.enum(creatorStates).default('all'),
  /** A part of the username or of the address. */
  q: z.string().trim().max(254).default(''),
})

/** The search finds the others. */
export const CREATORS_MAX = 100

/** An account that is moving to another address. */
export const Recovery = z.object({
  creatorId: z.string(),
  username: z.string().nullable(),
  /** The lost one. */
  email: z.string(),
  newEmail: z.string(),
  reason: z.string(),
  /** The owner of the studio who began it. */
  startedBy: z.string(),
  isOwn: z.boolean(),
  isConfirmed: z.boolean(),
  isApproved: z.boolean(),
  /** Whether the studio has another owner, who has to agree. */
  needsApproval: z.boolean(),
  /** When it moves at the earliest. */
  movesAt: z.number().int(),
})
export type Recovery = z.infer<typeof Recovery>

/** An account whose owner lost the mailbox, and every recovery that runs. */
export const AccountRecovery = z.object({
  email: z.string(),
  username: z.string().nullable(),
  running: z.array(Recovery),
})
export type AccountRecovery = z.infer<typeof AccountRecovery>

/** What an owner of the studio sees of a creator: totals, but no content of visits or messages. */
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
  isRecovering: z.boolean(),
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

export const creatorOperations = {
  'GET /api/crm/creators': {
    ...manage('The creators of LinkHub: how many, which grow, wait, are reported or suspended', CreatorList),
    query: CreatorQuestion,
  },
  'GET /api/crm/creators/{id}/recovery': manage(
    'The account of a creator who lost the mailbox, and the recoveries that run',
    AccountRecovery,
  ),
  'POST /api/crm/creators/{id}/recovery': {
    summary: 'Begin to move an account whose mailbox is lost to another address',
    needs: 'owner',
    body: RecoveryStart,
    replies: { 201: Success },
    refusals: [409, 429],
  },
  'POST /api/crm/creators/{id}/confirmation': manage('Confirm an address by the word of the studio', Success),
  'POST /api/crm/creators/{id}/recovery/approval': manage('Agree, as another owner, that the account moves', Success),
  'POST /api/crm/creators/{id}/recovery/stop': manage('Leave the account at its address', Success),
} satisfies Operations

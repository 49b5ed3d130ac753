import type { Activity } from '@nokshi/contract/crm/timeline.ts'

/** A mail, and the outbox row that delivers it. Rows are deleted a month after their delivery. */
export interface MailStateRow {
  state: string | null
  bouncedAt: number | null
  error: string | null
  outboxRowId: string | null
  deliveredAt: number | null
  deadAt: number | null
  lastError: string | null
}

type MailState = Pick<NonNullable<Activity['mail']>, 'state' | 'error'>

/** The outbox alone knows whether a mail has left, so that the two can never disagree. */
export function readMailState(row: MailStateRow): MailState {
  if (row.state === 'unreadable') return { state: 'unreadable', error: row.error }
  if (row.state !== 'written') return { state: 'received', error: row.error }
  if (row.bouncedAt !== null) return { state: 'bounced', error: row.error }
  if (row.outboxRowId === null || row.deliveredAt !== null) return { state: 'sent', error: null }
  const error = row.lastError?.replace(/^[A-Z_]+: /, '') ?? null
  return { state: row.deadAt === null ? 'waiting' : 'refused', error }
}

import { type Activity, activityKinds, type TimelineQuestion } from '@nokshi/contract/crm/timeline.ts'
import * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../platform/refusal.ts'
import { NumberKey, PAGE_SIZE, readCursor, toPage, writeCursor } from '../records/cursor.ts'
import { referenceTo } from '../records/reference.ts'
import { readMailState } from './mail-state.ts'
import { type ActivityRow, findActivity, listActivities, type TimelineOf } from './queries.ts'

export async function readTimeline(db: Db, question: z.infer<typeof TimelineQuestion>) {
  const after = readCursor(question.cursor, NumberKey)
  const found = await listActivities(db, requireOne(question), after, PAGE_SIZE + 1)
  const { rows, next } = toPage(found, (row) => writeCursor(row.happenedAt, row.id))
  return { items: rows.map(presentActivity), next }
}

function requireOne({ contact, company, deal }: z.infer<typeof TimelineQuestion>): TimelineOf {
  const given: TimelineOf[] = [
    ...(contact === undefined ? [] : [{ contactId: contact }]),
    ...(company === undefined ? [] : [{ companyId: company }]),
    ...(deal === undefined ? [] : [{ dealId: deal }]),
  ]
  const [of] = given
  if (!of || given.length > 1) throw new Refusal('invalid', 'whose-timeline')
  return of
}

export async function getActivity(db: Db, id: string) {
  const row = await findActivity(db, id)
  if (!row) throw noSuchActivity()
  return presentActivity(row)
}

export function noSuchActivity() {
  return new Refusal('not-found', 'no-such-activity')
}

/** A newer process may log unknown kinds and details during an upgrade. */
const Kind = z.enum(activityKinds).catch('changed')
const Details = z.record(z.string(), z.string()).catch({})

function presentActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    version: row.version,
    kind: Kind.parse(row.kind),
    body: row.body,
    actor: referenceTo(row.actorId, row.actorName),
    happenedAt: row.happenedAt,
    contact: referenceTo(row.contactId, row.contactName),
    deal: referenceTo(row.dealId, row.dealTitle),
    submissionId: row.submissionId,
    details: Details.parse(JSON.parse(row.payload)),
    mail: row.mailId === null ? null : { id: row.mailId, subject: row.subject ?? '', ...readMailState(row) },
  }
}

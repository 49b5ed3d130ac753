import type { reportStates } from '@nokshi/contract/moderation.ts'
import { type ExpressionBuilder, type Insertable, type NotNull, sql } from 'kysely'
import { countRows, type Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

/** The others follow when these are decided. */
const LISTED_MAX = 200

/** Reports by programs are closed on arrival. */
const isReal = sql<boolean>`(report.closed_at is null or report.closed_at > report.received_at)`

export async function insertReport(db: Db, report: Insertable<Database['report']>) {
  await db.insertInto('report').values(report).execute()
}

/** About one page, or about all. */
export function countOpenReports(db: Db, profileId?: string) {
  const open = db.selectFrom('report').where('closedAt', 'is', null)
  return countRows(profileId === undefined ? open : open.where('profileId', '=', profileId))
}

export async function closeReports(db: Db, profileId: string, now: number) {
  const closed = await db
    .updateTable('report')
    .set({ closedAt: now })
    .where('profileId', '=', profileId)
    .where('closedAt', 'is', null)
    .returning('id')
    .execute()
  return closed.length
}

export async function reopenReports(db: Db, profileId: string, closedAt: number) {
  const opened = await db
    .updateTable('report')
    .set({ closedAt: null })
    .where('profileId', '=', profileId)
    .where('closedAt', '=', closedAt)
    .where(isReal)
    .returning('id')
    .execute()
  return opened.length
}

type State = (typeof reportStates)[number]

/** The reports about one page that wait, or that one decision has closed, counted. */
export function listCases(db: Db, state: State, limit: number, paymentChangedAfter: number) {
  const query = db
    .selectFrom('report')
    .innerJoin('profile', 'profile.id', 'report.profileId')
    .select((eb) => [
      'report.profileId',
      'report.closedAt',
      'profile.username',
      'profile.name',
      'profile.suspendedAt',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('report.receivedAt').as('since'),
      newestPayment(eb, paymentChangedAfter).as('paymentChangedAt'),
    ])
    .where('report.closedAt', state === 'open' ? 'is' : 'is not', null)
    .where(isReal)
    .groupBy(['report.profileId', 'report.closedAt', 'profile.username', 'profile.name', 'profile.suspendedAt'])
    .limit(limit)
  return state === 'open'
    ? query
        .orderBy((eb) => eb(newestPayment(eb, paymentChangedAfter), 'is', null))
        .orderBy('since')
        .execute()
    : query.orderBy('report.closedAt', 'desc').execute()
}

function newestPayment(eb: ExpressionBuilder<Database, 'report'>, after: number) {
  return eb
    .selectFrom('paymentMethod')
    .select((of) => of.fn.max('paymentMethod.changedAt').as('at'))
    .whereRef('paymentMethod.profileId', '=', 'report.profileId')
    .where('paymentMethod.changedAt', '>', after)
}

/** How many reports there are about each of these pages, decided or not. */
export async function countReportsOf(db: Db, profileIds: string[]) {
  if (profileIds.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('report')
    .select((eb) => ['profileId', eb.fn.countAll<number>().as('count')])
    .where('profileId', 'in', profileIds)
    .where(isReal)
    .groupBy('profileId')
    .execute()
  return new Map(rows.map(({ profileId, count }) => [profileId, count]))
}

export function listNewestOfCases(db: Db, state: State, profileIds: string[], ofEach: number) {
  if (profileIds.length === 0) return Promise.resolve([])
  const numbered = db
    .selectFrom('report')
    .selectAll()
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy(['profileId', 'closedAt']).orderBy('receivedAt', 'desc').orderBy('id', 'desc'))
        .as('place'),
    )
    .where('profileId', 'in', profileIds)
    .where('closedAt', state === 'open' ? 'is' : 'is not', null)
    .where(isReal)
  return db
    .selectFrom(numbered.as('numbered'))
    .selectAll()
    .where('place', '<=', ofEach)
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The latest first. */
export function listSuspendedPages(db: Db) {
  return db
    .selectFrom('profile')
    .select(['username', 'name', 'suspendedAt'])
    .where('suspendedAt', 'is not', null)
    .orderBy('suspendedAt', 'desc')
    .limit(LISTED_MAX)
    .$narrowType<{ suspendedAt: NotNull }>()
    .execute()
}

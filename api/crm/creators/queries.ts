import type { creatorStates } from '@nokshi/contract/crm/creators.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The days that are summed and those they are compared with, as day numbers. */
interface Spans {
  before: number
  from: number
}

type State = (typeof creatorStates)[number]

function creators(db: Db, { before, from }: Spans) {
  const visits = db
    .selectFrom('visitTotal')
    .innerJoin('visitDay', 'visitDay.page', 'visitTotal.page')
    .where('visitDay.day', '>=', before)
    .where('visitTotal.profileId', 'is not', null)
    .groupBy('visitTotal.profileId')
    .select((eb) => [
      'visitTotal.profileId',
      eb.fn.sum<number>(sql`case when visit_day.day >= ${from} then visit_day.visits else 0 end`).as('visits'),
      eb.fn.sum<number>(sql`case when visit_day.day < ${from} then visit_day.visits else 0 end`).as('visitsBefore'),
    ])
  const reports = db
    .selectFrom('report')
    .where('closedAt', 'is', null)
    .groupBy('profileId')
    .select((eb) => ['profileId', eb.fn.countAll<number>().as('reports')])
  return db
    .selectFrom('user')
    .leftJoin('profile', 'profile.ownerId', 'user.id')
    .leftJoin(visits.as('v'), 'v.profileId', 'profile.id')
    .leftJoin(reports.as('r'), 'r.profileId', 'profile.id')
}

const grows = sql<boolean>`v.visits > coalesce(v.visits_before, 0)`

/** The newest first; growing ones by growth. */
export function listCreators(db: Db, spans: Spans, { state, q, limit }: { state: State; q: string; limit: number }) {
  let query = creators(db, spans)
    .select([
      'user.id',
      'user.email',
      'user.emailVerified',
      'user.createdAt',
      'profile.username',
      'profile.suspendedAt',
      'r.reports',
      'v.visits',
      'v.visitsBefore',
    ])
    .limit(limit)
  const part = `%${q.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  if (q !== '')
    query = query.where(
      sql<boolean>`("user".email like ${part} escape '\\' or profile.username like ${part} escape '\\')`,
    )
  if (state === 'waiting') query = query.where('user.emailVerified', '=', 0)
  if (state === 'reported') query = query.where('r.reports', '>', 0)
  if (state === 'suspended') query = query.where('profile.suspendedAt', 'is not', null)
  if (state === 'growing') query = query.where(grows).orderBy(sql`v.visits - coalesce(v.visits_before, 0)`, 'desc')
  return query.orderBy('user.createdAt', 'desc').orderBy('user.id').execute()
}

export function findCreator(db: Db, id: string) {
  return db
    .selectFrom('user')
    .leftJoin('profile', 'profile.ownerId', 'user.id')
    .select(['user.email', 'profile.username'])
    .where('user.id', '=', id)
    .executeTakeFirst()
}

export function countCreators(db: Db, spans: Spans) {
  const those = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`count(case when ${condition} then 1 end)`
  return creators(db, spans)
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('profile.id').as('pages'),
      those(grows).as('growing'),
      those(sql`"user".email_verified = 0`).as('waiting'),
      those(sql`r.reports > 0`).as('reported'),
      those(sql`profile.suspended_at is not null`).as('suspended'),
    ])
    .executeTakeFirstOrThrow()
}

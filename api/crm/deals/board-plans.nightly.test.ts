import { DealQuestion } from '@nokshi/contract/crm/deals.ts'
import { type Insertable, type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../database/schema.ts'
import { openBoard } from '../../testing/board.ts'
import { readPlans } from '../../testing/query-plan.ts'
import { testEngine } from '../../testing/test-database.ts'
import { listTasks } from '../tasks/list-tasks.ts'
import { listTasksUntil } from '../tasks/queries.ts'
import { listActivities } from '../timeline/queries.ts'
import { listDeals, readBoard } from './board.ts'
import { listSilent } from './queries.ts'

const OPEN_DEALS = 5_000
const STAGES = ['new', 'talking', 'proposal-sent', 'negotiating']

/** Straight into the table: this is about reading. */
async function fillBoard(db: Kysely<Database>, now: number) {
  const deals = Array.from({ length: OPEN_DEALS }, (_, index) => aDeal(index, now))
  for (let start = 0; start < OPEN_DEALS; start += 500)
    await db
      .insertInto('deal')
      .values(deals.slice(start, start + 500))
      .execute()
  const tasks = deals.map(({ id }, index) => ({ ...aTask, id: `t${id}`, dealId: id, title: `Step ${index}` }))
  for (let start = 0; start < OPEN_DEALS; start += 500)
    await db
      .insertInto('task')
      .values(tasks.slice(start, start + 500))
      .execute()
  const activities = deals.map(({ id }, index) => ({
    ...anActivity,
    id: `a${id}`,
    dealId: id,
    happenedAt: now - index,
  }))
  for (let start = 0; start < OPEN_DEALS; start += 500)
    await db
      .insertInto('activity')
      .values(activities.slice(start, start + 500))
      .execute()
  // PostgreSQL does this by itself after a minute.
  if (testEngine === 'postgres') await sql`analyze`.execute(db)
}

function aDeal(index: number, now: number): Insertable<Database['deal']> {
  const id = `d${String(index).padStart(6, '0')}`
  return {
    id,
    version: 1,
    createdAt: now - index,
    updatedAt: now,
    title: `Deal ${index}`,
    stageId: STAGES[index % STAGES.length] ?? 'new',
    rank: String(5_000_000_000 + index),
    amountMinor: 100_000 + index,
    currency: index % 2 === 0 ? 'BDT' : 'AED',
    ownerId: `owner-${index % 11}`,
    stageEnteredAt: now,
    lastActivityAt: now - index * 60_000,
  }
}

const aTask: Omit<Insertable<Database['task']>, 'id'> = {
  version: 1,
  createdAt: 1,
  updatedAt: 1,
  title: 'Step',
  kind: 'todo',
  dueDay: '2026-11-20',
}

const anActivity: Omit<Insertable<Database['activity']>, 'id' | 'happenedAt'> = {
  version: 1,
  createdAt: 1,
  updatedAt: 1,
  kind: 'note',
  body: 'They called.',
  payload: '{}',
}

test('every list of deals, tasks and what happened is a stretch of an index', async () => {
  const { deps } = await openBoard()
  const now = deps.now()
  await fillBoard(deps.db, now)
  const query = (fields: object) => DealQuestion.parse(fields)
  const task = { show: 'open' as const }

  // The collector of statements has the type of a database, apart from transactions, which are not used here.
  for (const [name, ask] of Object.entries<(db: typeof deps.db) => Promise<unknown>>({
    'the board': (db) => readBoard({ db, now: deps.now }, query({})),
    'by rank': (db) => listDeals({ db, now: deps.now }, query({ stage: 'new' })),
    'by activity': (db) => listDeals({ db, now: deps.now }, query({ sort: 'active' })),
    'by age': (db) => listDeals({ db, now: deps.now }, query({ sort: 'new' })),
    'of an owner': (db) => listDeals({ db, now: deps.now }, query({ owner: 'owner-1', stage: 'new' })),
    quiet: (db) => listSilent(db, 'new', now, 10),
    'open tasks': (db) => listTasks(db, task),
    'tasks of a deal': (db) => listTasks(db, { ...task, deal: 'd000001' }),
    'tasks of somebody': (db) => listTasks(db, { ...task, assignee: 'rafi' }),
    'done tasks': (db) => listTasks(db, { show: 'done' }),
    'tasks of the day': (db) => listTasksUntil(db, 'rafi', '2026-11-16', 50),
    'timeline of a person': (db) => listActivities(db, { contactId: 'huda' }, undefined, 50),
    'timeline of a deal': (db) => listActivities(db, { dealId: 'd000001' }, undefined, 50),
    'timeline of a company': (db) => listActivities(db, { companyId: 'tea' }, undefined, 50),
  }))
    for (const plan of await readPlans(deps.db, (db) => ask(db as typeof deps.db))) {
      expect(plan, name).not.toMatch(wholeTable)
      if (inOrder.has(name)) expect(plan, name).not.toMatch(sorted)
    }
})

/** Tables that are small; all others must use an index. */
const wholeTable =
  testEngine === 'postgres'
    ? /Seq Scan on (deal|task|activity|contact|company)\b/
    : /SCAN (deal|task|activity|contact|company)\b(?! USING)|task_by_done \(done_at=/

/** Queries that may return many rows must read them in order from an index. */
const inOrder = new Set([
  'the board',
  'by rank',
  'by activity',
  'by age',
  'quiet',
  'open tasks',
  'done tasks',
  'timeline of a person',
  'timeline of a deal',
])
const sorted =
  testEngine === 'postgres'
    ? /Sort Key: (deal|task|activity)\./
    : /^(SEARCH|SCAN) (deal|task|activity)[\s\S]*TEMP B-TREE FOR ORDER BY/

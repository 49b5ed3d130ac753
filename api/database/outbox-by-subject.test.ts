import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '../testing/test-database.ts'
import { migrateToLatest, released } from './migrate.ts'

test('a mail that waited before mails named their post is found by the post it is about', async () => {
  const { db, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  await migrateToLatest(db, Object.fromEntries(Object.entries(released).filter(([name]) => name < '0011')))
  for (const [id, reference] of [
    ['ada', 'L-1'],
    ['omar', 'L-2'],
  ])
    await sql`insert into submission (id, reference, form, payload, name, status, spam_reasons, times_sent, received_at)
      values (${id}, ${reference}, 'lead', '{}', ${id}, 'new', '[]', 1, 0)`.execute(db)
  const mails: [id: string, payload: string][] = [
    ['1', JSON.stringify({ subject: 'New lead: Ada (L-1)' })],
    ['2', JSON.stringify({ subject: 'New lead: Omar (L-1) (L-2)' })],
    ['3', JSON.stringify({ subject: 'Somebody (reported)' })],
    ['4', JSON.stringify({ subject: 'Your password was changed' })],
    ['5', '{"subject'],
  ]
  for (const [id, payload] of mails)
    await sql`insert into outbox (id, kind, payload, next_attempt_at, created_at)
      values (${id}, 'mail', ${payload}, 0, 1000)`.execute(db)

  await migrateToLatest(db)

  const kept = await db.selectFrom('outbox').select('subjectId').orderBy('id').execute()
  expect(kept.map(({ subjectId }) => subjectId)).toEqual(['ada', 'omar', null, null, null])
})

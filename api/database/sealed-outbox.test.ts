import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '../testing/test-database.ts'
import { migrateToLatest, released } from './migrate.ts'

test('links that waited before they were sealed end after three days; other mails go on waiting', async () => {
  const { db, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  await migrateToLatest(db, Object.fromEntries(Object.entries(released).filter(([name]) => name < '0008')))
  const rows: [id: string, kind: string, payload: string][] = [
    ['reset', 'mail', '{"text":"http://localhost/reset-password?token=abc","isPrivate":true}'],
    ['invite', 'mail', '{"text":"http://localhost/crm/register?invite=abc","isPrivate":true}'],
    ['change', 'email-change-requested', '{"token":"abc"}'],
    ['lead', 'mail', '{"text":"New lead: our old shop is https://shop.example/?token=1"}'],
  ]
  for (const [id, kind, payload] of rows)
    await sql`insert into outbox (id, kind, payload, next_attempt_at, created_at) values (${id}, ${kind}, ${payload}, 0, 1000)`.execute(
      db,
    )

  await migrateToLatest(db)

  const threeDays = 3 * 24 * 60 * 60 * 1000
  const kept = await db.selectFrom('outbox').select(['id', 'expiresAt']).orderBy('id').execute()
  expect(kept).toEqual([
    { id: 'change', expiresAt: 1000 + threeDays },
    { id: 'invite', expiresAt: 1000 + threeDays },
    { id: 'lead', expiresAt: null },
    { id: 'reset', expiresAt: 1000 + threeDays },
  ])
})

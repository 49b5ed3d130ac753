import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '../testing/test-database.ts'
import { migrateToLatest, released } from './migrate.ts'

test('followers from before were not asked and have not confirmed, old letters can be ended, and links that wait have their lane', async () => {
  const { db, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  await migrateToLatest(db, Object.fromEntries(Object.entries(released).filter(([name]) => name < '0030')))
  await sql`insert into "user" (id, email, email_verified, created_at, updated_at) values ('u', 'ada@example.com', 1, 0, 0)`.execute(
    db,
  )
  await sql`insert into profile (id, owner_id, username, name, bio, gradient, selected_color, socials, time_zone, version,
    created_at, updated_at) values ('p', 'u', 'ada', 'Ada', '', 'dusk', '#000000', '{}', 'UTC', 1, 0, 0)`.execute(
    db,
  )
  await sql`insert into follower (id, profile_id, reach, name, email, consent, language, consented_at)
    values ('f', 'p', 'rima@example.com', 'Rima', 'rima@example.com', 'Yes', 'en', 1)`.execute(db)
  await sql`insert into letter_plan (profile_id, weekday, next_at, empty_weeks) values ('p', 1, 1, 0)`.execute(
    db,
  )
  for (const [id, secretOf] of [
    ['1', 'reset:ada@example.com'],
    ['2', null],
  ])
    await sql`insert into outbox (id, kind, payload, next_attempt_at, created_at, secret_of)
      values (${id}, 'mail', '{}', 0, 0, ${secretOf})`.execute(db)

  await migrateToLatest(db)

  const follower = await db.selectFrom('follower').select(['askedAt', 'confirmedAt']).execute()
  const plan = await db.selectFrom('weeklyReportPlan').select('stopKey').execute()
  const outbox = await db.selectFrom('outbox').select('kind').orderBy('id').execute()
  expect(follower).toEqual([{ askedAt: null, confirmedAt: null }])
  expect(plan).toEqual([{ stopKey: 'p' }])
  expect(outbox).toEqual([{ kind: 'account-mail' }, { kind: 'mail' }])
})

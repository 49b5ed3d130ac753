import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '../testing/test-database.ts'
import { migrateToLatest, released } from './migrate.ts'

test('links that were there before their ids were kept keep theirs', async () => {
  const { db, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  const before = Object.fromEntries(Object.entries(released).filter(([name]) => name < '0005'))
  await migrateToLatest(db, before)
  const at = '2026-11-15T06:00:00.000Z'
  await sql`insert into "user" (id, name, email, email_verified, created_at, updated_at)
    values ('u1', 'Ada', 'ada@example.com', 1, ${at}, ${at})`.execute(db)
  await db
    .insertInto('profile')
    .values({
      id: 'p1',
      ownerId: 'u1',
      username: 'ada',
      name: 'Ada',
      bio: 'I weave.',
      gradient: 'ocean',
      selectedColor: '#000000',
      profileImage: null,
      bannerImage: null,
      socials: '{}',
      timeZone: 'Asia/Dhaka',
      version: 1,
      createdAt: 0,
      updatedAt: 0,
    })
    .execute()
  await db
    .insertInto('customLink')
    .values({ id: 'an-old-link', profileId: 'p1', position: 0, title: 'Shop', url: 'https://example.com/' })
    .execute()

  await migrateToLatest(db)

  expect(await db.selectFrom('linkId').selectAll().execute()).toEqual([
    { id: 'an-old-link', profileId: 'p1' },
  ])
})

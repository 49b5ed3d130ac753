import { ListedPageStarts, ListedPages } from '@nokshi/contract/linkhub/listed-pages.ts'
import { expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { makeProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

const HOUR = 60 * 60 * 1000

function confirmAll({ deps }: TestApp) {
  return deps.db.updateTable('user').set({ emailVerified: 1 }).execute()
}

async function listAll({ visitor }: TestApp) {
  const { starts } = await visitor.read('/api/listed-pages', ListedPageStarts)
  const parts = await Promise.all(starts.map((start) => visitor.read(`/api/listed-pages/${start}`, ListedPages)))
  return parts.map(({ pages }) => pages.map(({ username }) => username))
}

/** With an owner each, without the work that a password makes. */
async function copyProfile({ deps: { db } }: TestApp, copies: number) {
  const user = await db.selectFrom('user').selectAll().executeTakeFirstOrThrow()
  const profile = await db.selectFrom('profile').selectAll().executeTakeFirstOrThrow()
  for (let made = 0; made < copies; made += 100) {
    const rows = Array.from({ length: 100 }, (_, place) => ({ place: made + place, id: newId(made + place) }))
    await db
      .insertInto('user')
      .values(rows.map(({ id }) => ({ ...user, id, email: `${id}@example.com` })))
      .execute()
    await db
      .insertInto('profile')
      .values(rows.map(({ id, place }) => ({ ...profile, id, ownerId: id, username: `copy-${place}` })))
      .execute()
  }
}

test('search engines are told of pages whose owners are confirmed, and of none that was taken down', async () => {
  const app = await testApp()
  await makeProfile(app, { username: 'confirmed' })
  await makeProfile(app, { username: 'taken-down' })
  await confirmAll(app)
  await app.deps.db.updateTable('profile').set({ suspendedAt: 1 }).where('username', '=', 'taken-down').execute()
  await makeProfile(app, { username: 'not-confirmed' })

  expect(await listAll(app)).toEqual([['confirmed']])
})

test('many pages come in parts, each page in one of them', async () => {
  const app = await testApp()
  await makeProfile(app, { username: 'the-first' })
  expect(await listAll(app)).toEqual([[]])
  await copyProfile(app, 2_000)
  await confirmAll(app)
  app.clock.advance(HOUR)

  const parts = await listAll(app)

  expect(parts.map((part) => part.length)).toEqual([1_000, 1_000, 1])
  expect(new Set(parts.flat()).size).toBe(2_001)
})

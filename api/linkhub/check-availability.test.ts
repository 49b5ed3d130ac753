import { Username } from '@nokshi/contract/linkhub.ts'
import { Availability } from '@nokshi/contract/profile-edit.ts'
import { expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { editProfile, makeProfile, makeUser, postProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'

function ask(client: Client, name: string) {
  return client.read(`/api/linkhub/${encodeURIComponent(name)}/availability`, Availability)
}

test('a free name is free, however it is typed', async () => {
  const { visitor } = await testApp()

  for (const typed of ['ada-rahman', 'Ada-Rahman'])
    expect(await ask(visitor, typed)).toEqual({ username: 'ada-rahman', isAvailable: true, suggestions: [] })
})

test('a taken name is taken, and names like it are offered that can really be had', async () => {
  const app = await testApp()
  await makeProfile(app, { username: 'ada' })
  await makeProfile(app, { username: 'ada-bd' })

  const answer = await ask(app.visitor, 'ada')

  expect(answer).toEqual({
    username: 'ada',
    isAvailable: false,
    reason: 'This username is already taken.',
    suggestions: ['ada-studio', 'the-ada', 'ada-hub'],
  })
  for (const username of answer.suggestions)
    expect((await postProfile((await makeUser(app)).client, { username })).status).toBe(201)
})

test('a reserved name is reserved, and nothing that looks like it is offered', async () => {
  const { visitor } = await testApp()

  for (const name of ['admin', 'bkash', 'bka5h-help'])
    expect(await ask(visitor, name)).toMatchObject({
      isAvailable: false,
      reason: 'This username is reserved.',
      suggestions: [],
    })
})

test.each([
  ['ab', 'A username has 3 to 30 characters.', ['ab-bd', 'ab-studio', 'the-ab']],
  [
    'a'.repeat(31),
    'A username has 3 to 30 characters.',
    [expect.any(String), expect.any(String), expect.any(String)],
  ],
  [
    'Ada Rahman',
    'Only lowercase letters, numbers, and hyphens are allowed.',
    ['ada-rahman', 'ada-rahman-bd', 'ada-rahman-studio'],
  ],
  [
    '-ada-',
    'A username cannot start or end with a hyphen, nor have two in a row.',
    ['ada', 'ada-bd', 'ada-studio'],
  ],
  ['আদা', 'Only lowercase letters, numbers, and hyphens are allowed.', []],
  ['\u202eada', 'Only lowercase letters, numbers, and hyphens are allowed.', ['ada', 'ada-bd', 'ada-studio']],
  [
    '<script>',
    'Only lowercase letters, numbers, and hyphens are allowed.',
    ['script', 'script-bd', 'script-studio'],
  ],
  ['bkash pay', 'Only lowercase letters, numbers, and hyphens are allowed.', []],
])('%j gets the sentence of the form, and names that are allowed', async (typed, reason, suggestions) => {
  const { visitor } = await testApp()

  const answer = await ask(visitor, typed)

  expect(answer).toMatchObject({ isAvailable: false, reason, suggestions })
  expect(answer.username.length).toBeLessThanOrEqual(60)
  for (const suggestion of answer.suggestions) expect(Username.safeParse(suggestion).success).toBe(true)
})

test.each(['a\u0000b', 'x'.repeat(10_000)])(
  'what can be no name in an address is answered 404, not looked up',
  async (typed) => {
    const { visitor } = await testApp()

    expect((await visitor.get(`/api/linkhub/${encodeURIComponent(typed)}/availability`)).status).toBe(404)
  },
)

test('the names one has or had are free for oneself, and for nobody else', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app)
  await editProfile(client, { version: 1, username: 'ada-of-dhaka' })

  for (const name of ['ada-rahman', 'ada-of-dhaka']) {
    expect((await ask(client, name)).isAvailable).toBe(true)
    expect((await ask(app.visitor, name)).isAvailable).toBe(false)
    expect((await ask((await makeUser(app)).client, name)).isAvailable).toBe(false)
  }
})

test('a name that went with its account stays taken', async () => {
  const app = await testApp()
  const { client, password } = await makeProfile(app)
  await client.post('/api/auth/delete-account', { password })

  expect((await ask(client, 'ada-rahman')).isAvailable).toBe(false)
})

test('one network can ask thousands of times in an hour, but not without end', async () => {
  const app = await testApp()
  await ask(app.visitor, 'ada')
  await app.deps.db
    .updateTable('rate')
    .set({ hits: 5_999 })
    .where('key', 'like', 'GET /api/linkhub/{username}/availability:%')
    .execute()

  const statuses = []
  for (let count = 0; count < 2; count++)
    statuses.push((await app.visitor.get('/api/linkhub/ada/availability')).status)

  expect(statuses).toEqual([200, 429])
  expect((await ask(app.anotherVisitor('198.51.100.9'), 'ada')).isAvailable).toBe(true)
})

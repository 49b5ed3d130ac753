import { Username } from '@nokshi/contract/linkhub.ts'
import { Availability } from '@nokshi/contract/profile-edit.ts'
import { expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { editProfile, makeProfile, makeUser, postProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'

function ask(client: Client, name: string, timeZone = '') {
  const query = timeZone && `?timeZone=${encodeURIComponent(timeZone)}`
  return client.read(`/api/linkhub/${encodeURIComponent(name)}/availability${query}`, Availability)
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

  const answer = await ask(app.visitor, 'ada', 'Asia/Dhaka')

  expect(answer).toEqual({
    username: 'ada',
    isAvailable: false,
    reason: 'This username is already taken.',
    suggestions: ['ada-dhaka', 'the-ada', 'ada-hub'],
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
  ['ab', 'A username has 3 to 30 characters.', ['the-ab', 'ab-hub', 'its-ab']],
  ['-ada-', expect.stringContaining('hyphen'), ['ada', 'the-ada', 'ada-hub']],
  ['\u202eada', expect.stringContaining('lowercase'), ['ada', 'the-ada', 'ada-hub']],
  ['আদা', expect.stringContaining('lowercase'), ['ada', 'the-ada', 'ada-hub']],
  ['bkash pay', expect.stringContaining('lowercase'), []],
])('%j gets the sentence of the form, and names that are allowed', async (typed, reason, suggestions) => {
  const { visitor } = await testApp()

  const answer = await ask(visitor, typed)

  expect(answer).toMatchObject({ isAvailable: false, reason, suggestions })
  expect(answer.username.length).toBeLessThanOrEqual(60)
  for (const suggestion of answer.suggestions) expect(Username.safeParse(suggestion).success).toBe(true)
})

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

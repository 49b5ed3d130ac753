import { describe, expect, test } from 'vitest'
import { password, registration } from '../testing/accounts.ts'
import { aPicture, makeProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'
import { aBeacon, track } from '../testing/visits.ts'

describe('deleting the account', () => {
  test('needs the password, and takes session, page and pictures along', async () => {
    const app = await testApp()
    const owner = await makeProfile(app, { profileImage: await aPicture() })
    await track(app.visitor, aBeacon({ username: owner.profile.username }))
    await app.visitor.post('/api/auth/forgot-password', { email: owner.user.email })
    await app.jobs.runDue()

    const wrong = await owner.client.post('/api/auth/delete-account', { password: 'wrong' })
    const right = await owner.client.post('/api/auth/delete-account', { password: owner.password })
    await app.jobs.runDue()

    expect([wrong.status, right.status]).toEqual([400, 200])
    expect(owner.client.cookies.size).toBe(0)
    expect((await app.visitor.get(new URL(owner.profile.profileImage ?? '').pathname)).status).toBe(404)
    const {
      password,
      user: { email },
    } = owner
    expect((await app.anotherVisitor().post('/api/auth/login', { email, password })).status).toBe(401)
  })
})

test.each([
  ['deleting the account', 'logging out'],
  ['deleting the account', 'changing the password'],
  ['changing the password', 'changing the password in another window'],
  ['changing the password', 'asking for a new address'],
  ['deleting the account', 'logging in'],
  ['deleting the account', 'ending other sessions'],
] as const)('%s and %s at the same moment is nobody’s fault', async (...names) => {
  const app = await testApp()
  let visitor = app.visitor
  let email = ''
  const changeTo = (next: string) =>
    visitor.post('/api/auth/change-password', { currentPassword: password, password: next, passwordConfirmation: next })
  const acts = {
    'deleting the account': () => visitor.post('/api/auth/delete-account', { password }),
    'changing the password': () => changeTo('a brand new loom'),
    'changing the password in another window': () => changeTo('yet another new loom'),
    'asking for a new address': () => visitor.post('/api/auth/change-email', { email: `new-${email}`, password }),
    'ending other sessions': () => visitor.send('POST', '/api/auth/end-other-sessions', {}),
    'logging out': () => visitor.send('POST', '/api/auth/logout', {}),
    'logging in': () => visitor.post('/api/auth/login', { email, password }),
  }
  for (let round = 0; round < 3; round++) {
    // Whatever the last round has left behind belongs to another person in another browser.
    visitor = app.anotherVisitor()
    email = `ada-${round}@example.com`
    expect((await visitor.post('/api/auth/register', registration({ email }))).status).toBe(201)

    const replies = await Promise.all(names.map((name) => acts[name]()))

    for (const reply of replies) expect([200, 401]).toContain(reply.status)
  }
})

test('whoever still types the old password after it was changed elsewhere is logged out, not wrong', async () => {
  const { visitor, anotherVisitor } = await testApp()
  await visitor.post('/api/auth/register', registration())
  const wrong = await visitor.post('/api/auth/delete-account', { password: 'never was right' })
  const phone = anotherVisitor()
  await phone.post('/api/auth/login', { email: 'ada@example.com', password })
  const chosen = 'a brand new loom'
  const change = { currentPassword: password, password: chosen, passwordConfirmation: chosen }

  const [changed, late] = await Promise.all([
    phone.post('/api/auth/change-password', change),
    ...Array.from({ length: 3 }, () =>
      visitor.post('/api/auth/change-email', { email: 'other@example.com', password: 'old and wrong' }),
    ),
  ])
  const after = await visitor.post('/api/auth/delete-account', { password })

  expect([wrong.status, changed?.status, after.status]).toEqual([400, 200, 401])
  expect([400, 401]).toContain(late?.status)
})

test('an account can be deleted while its page is being visited', async () => {
  const app = await testApp()
  const owners = [
    await makeProfile(app, { username: 'first-page' }),
    await makeProfile(app, { username: 'second-page' }),
  ]
  const visits = Array.from({ length: 300 }, (_, index) =>
    track(app.visitor, aBeacon({ username: index % 2 ? 'first-page' : 'second-page' })),
  )

  const replies = await Promise.all(
    owners.map(({ client, password }) => client.post('/api/auth/delete-account', { password })),
  )

  expect(replies.map((reply) => reply.status)).toEqual([200, 200])
  for (const status of await Promise.all(visits)) expect([204, 404]).toContain(status)
  expect(await app.deps.db.selectFrom('user').selectAll().execute()).toEqual([])
})

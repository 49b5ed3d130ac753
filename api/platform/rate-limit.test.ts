import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listTokens } from '../testing/accounts.ts'
import { makeUser } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'
import { testEngine } from '../testing/test-database.ts'

test('guesses that come from ever another network of one range of IPv6 are slowed down like those of one network', async () => {
  const app = await testApp()
  const { user, password } = await makeUser(app)
  const logIn = async (address: string, guess: string) =>
    (await app.anotherVisitor(address).post('/api/auth/login', { email: user.email, password: guess })).status

  const guesses: number[] = []
  for (let network = 1; network <= 45; network++)
    guesses.push(await logIn(`2001:db8:7:${network.toString(16)}::1`, 'not the password at all'))

  expect(guesses.filter((status) => status === 401)).toHaveLength(40)
  expect(guesses.slice(40)).toEqual(Array(5).fill(429))
  expect(await logIn('2001:db8:8:1::1', password)).toBe(200)
})

const isPostgres = testEngine === 'postgres'

test('who resets a password may log in at once from a network that has used up its guesses', async () => {
  const app = await testApp()
  // As in a database whose language does not sort by bytes.
  if (isPostgres) await sql`alter table rate alter column key type text collate "en-x-icu"`.execute(app.deps.db)
  const { user } = await makeUser(app)
  const visitor = app.anotherVisitor('198.51.100.7')
  const logIn = async (password: string) =>
    (await visitor.post('/api/auth/login', { email: user.email, password })).status
  const guesses: number[] = []
  for (let times = 0; times < 11; times++) guesses.push(await logIn('not the password at all'))
  await visitor.post('/api/auth/forgot-password', { email: user.email })
  const [token] = await listTokens(app, user.email, '/reset-password')
  const password = 'another loom of threads'
  await visitor.post('/api/auth/reset-password', { token, password, passwordConfirmation: password })

  expect(guesses.at(-1)).toBe(429)
  expect(await logIn(password)).toBe(200)
})

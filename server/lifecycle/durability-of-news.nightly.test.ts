import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { testSmtp } from '@nokshi/api/testing/servers/test-smtp.ts'
import { expect, onTestFinished, test } from 'vitest'
import { makeOwner } from '../testing/make-owner.ts'
import { startProduct } from '../testing/start-product.ts'
import { testData } from '../testing/test-product.ts'

const FOLLOWERS = 2_000
/** On PostgreSQL another process may be at work, so the lease of a killed one runs out first. */
const patience = { timeout: 550_000, interval: 200 }
/** Of each process: what was on the line at a kill may come again, under the same id. */
const ON_THE_LINE = 4
const DAY = 24 * 60 * 60 * 1000

test('news to 2,000 arrive once each, through an outage of the mail server and two kills', async () => {
  const { env, address } = await testData()
  const smtp = await testSmtp()
  const start = () => startProduct({ env: { ...env, ...smtp.env, NEWS_PER_HOUR: '100000', LOG_LEVEL: 'silent' } })
  let product = await start()
  onTestFinished(() => product.end('SIGKILL').then(() => undefined))
  const { db, close } = connectDatabase(address)
  onTestFinished(close)
  const now = Date.now()
  const profileId = await makePage()
  const follower = (n: number) => ({
    ...{ id: `follower-${n}`, profileId, emailOrPhone: `f${n}@example.com`, name: 'F', email: `f${n}@example.com` },
    ...{ phone: null, consent: 'Yes', language: 'en', consentedAt: now, askedAt: now, confirmedAt: now },
    deletedAt: null,
  })
  const all = Array.from({ length: FOLLOWERS }, (_, n) => n)
  for (let at = 0; at < FOLLOWERS; at += 500)
    await db
      .insertInto('follower')
      .values(all.slice(at, at + 500).map(follower))
      .execute()
  // What was sent before lets the page send so many in a day.
  await db
    .insertInto('news')
    .values([news('earlier', 'sent', now - 2 * DAY, FOLLOWERS), news('this-one', 'planned', now, 0)])
    .execute()
  const arrived = () => smtp.mails.filter(({ headers }) => 'list-id' in headers).map(({ headers }) => headers)
  const atLeast = (count: number) =>
    expect.poll(() => arrived().length, { ...patience, interval: 5 }).toBeGreaterThan(count)

  await atLeast(300)
  await product.end('SIGKILL')
  product = await start()
  await atLeast(700)
  smtp.become('dropping the line')
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  await smtp.goDown()
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  smtp.become('well')
  await smtp.comeUp()
  await atLeast(1_200)
  await product.end('SIGKILL')
  product = await start()
  const stateOf = () => db.selectFrom('news').select('state').where('id', '=', 'this-one').executeTakeFirst()
  await expect.poll(stateOf, patience).toEqual({ state: 'sent' })

  const mails = arrived()
  expect(new Set(mails.map(({ to }) => to)).size).toBe(FOLLOWERS)
  expect(new Set(mails.map((headers) => headers['message-id'])).size).toBe(FOLLOWERS)
  expect(mails.length - FOLLOWERS).toBeLessThanOrEqual(2 * ON_THE_LINE)
  const states = await db
    .selectFrom('newsRecipient')
    .select('state')
    .distinct()
    .where('newsId', '=', 'this-one')
    .execute()
  expect(states).toEqual([{ state: 'sent' }])

  async function makePage() {
    await makeOwner(product.url, 'ada-rahman')
    return (await db.selectFrom('profile').select('id').executeTakeFirstOrThrow()).id
  }

  function news(id: string, state: 'planned' | 'sent', plannedAt: number, sent: number) {
    const startedAt = state === 'sent' ? plannedAt : null
    const rest = { picture: null, linkLabel: null, linkUrl: null, stopReason: null, endedAt: null }
    return { id, profileId, subject: 'New bags', text: 'They are here.', state, plannedAt, startedAt, sent, ...rest }
  }
})

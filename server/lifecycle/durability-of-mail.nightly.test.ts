import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { aMail } from '@nokshi/api/testing/mails.ts'
import { testImap } from '@nokshi/api/testing/servers/test-imap.ts'
import { testSmtp } from '@nokshi/api/testing/servers/test-smtp.ts'
import { Contact } from '@nokshi/contract/crm/contacts.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { expect, onTestFinished, test } from 'vitest'
import { claimStudio, expectStatus } from '../testing/claim-studio.ts'
import { startProduct } from '../testing/start-product.ts'
import { testData } from '../testing/test-product.ts'

const MAILS = 60
/** On PostgreSQL another process may be at work, so the lease of a killed one runs out first. */
const patience = { timeout: 400_000, interval: 200 }

test('mails that are fetched while the process is killed twice become one enquiry each', async () => {
  const { env, address } = await testData()
  const [smtp, imap] = [await testSmtp(), await testImap()]
  const start = () => startProduct({ env: { ...env, ...smtp.env, ...imap.env, LOG_LEVEL: 'silent' } })
  let product = await start()
  onTestFinished(() => product.end('SIGKILL').then(() => undefined))
  const { db, close } = connectDatabase(address)
  onTestFinished(close)
  const count = async () => (await db.selectFrom('submission').select('id').where('form', '=', 'mail').execute()).length
  await expect
    .poll(() => db.selectFrom('mailboxPosition').select('fetchedAt').executeTakeFirst(), patience)
    .toBeDefined()

  const mails = Array.from({ length: MAILS }, (_, n) =>
    aMail({ From: `Sender ${n} <sender${n}@other.example>`, Subject: `Number ${n}` }, `My own question, number ${n}.`),
  )
  await imap.deliver(mails)
  for (const kills of [1, 2]) {
    await expect.poll(count, { ...patience, interval: 20 }).toBeGreaterThan(kills * 10)
    await product.end('SIGKILL')
    product = await start()
  }
  await expect.poll(count, patience).toBe(MAILS)
  await expect
    .poll(() => db.selectFrom('mail').select('id').where('state', '=', 'fetched').execute(), patience)
    .toEqual([])

  const submissions = await db
    .selectFrom('submission')
    .select(['name', 'timesSent'])
    .where('form', '=', 'mail')
    .execute()
  expect(new Set(submissions.map(({ name }) => name)).size).toBe(MAILS)
  expect(submissions.every(({ timesSent }) => timesSent === 1)).toBe(true)
  const linked = await db.selectFrom('mail').select('submissionId').where('rule', '=', 'new').execute()
  expect(new Set(linked.map(({ submissionId }) => submissionId)).size).toBe(MAILS)
})

/** Of each process: what was on the line at a kill may come again, under the same id. */
const ON_THE_LINE = 4

test('mails that are sent while the process is killed twice all arrive, and none under a second id', async () => {
  const { env, address } = await testData()
  const smtp = await testSmtp()
  const start = () => startProduct({ env: { ...env, ...smtp.env } })
  let product = await start()
  onTestFinished(() => product.end('SIGKILL').then(() => undefined))
  const owner = await claimStudio(product)
  const to = 'huda@tea.example'
  const huda = { name: 'Huda', contactMethods: [to] }
  const { record } = changed(Contact).parse(
    await (await expectStatus(owner.post('/api/crm/contacts', huda), 201)).json(),
  )
  const subjects = Array.from({ length: MAILS }, (_, n) => `Number ${n}`)
  for (const subject of subjects) {
    const mail = { contactId: record.id, to, subject, body: 'Hello.', language: 'en' }
    await expectStatus(owner.post('/api/crm/mails', mail), 201)
  }
  const listArrived = () => smtp.mails.filter(({ headers }) => headers.to === to).map(({ headers }) => headers)

  for (const kills of [1, 2]) {
    await expect.poll(() => listArrived().length, { ...patience, interval: 1 }).toBeGreaterThan(kills * 10)
    await product.end('SIGKILL')
    product = await start()
  }
  const { db, close } = connectDatabase(address)
  onTestFinished(close)
  const unsent = () =>
    db.selectFrom('outbox').select('id').where('kind', '=', 'client-mail').where('deliveredAt', 'is', null).execute()
  await expect.poll(unsent, patience).toEqual([])

  const arrived = listArrived()
  const ids = new Set(arrived.map((headers) => headers['message-id']))
  expect(new Set(arrived.map(({ subject }) => subject))).toEqual(new Set(subjects))
  expect(ids.size).toBe(MAILS)
  expect(arrived.length - MAILS).toBeLessThanOrEqual(2 * ON_THE_LINE)
})

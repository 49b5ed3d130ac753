import { join } from 'node:path'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { LEASE_MS } from '@nokshi/api/outbox/outbox.ts'
import { testSmtp } from '@nokshi/api/testing/servers/test-smtp.ts'
import { LeadReceived } from '@nokshi/contract/leads.ts'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataDir, startProduct } from '../testing/start-product.ts'
import { testData, testProduct } from '../testing/test-product.ts'

const SENDERS = 8
/** When so many posts are answered, others are surely half-way. */
const ANSWERS = 60

test('what was acknowledged is there after kill -9, and the product starts again', async () => {
  const { env, address } = await testData()
  const acknowledged: string[] = []

  // One trusted proxy, so that each post can come from an address of its own and none is over the limit.
  const product = await startProduct({ env: { ...env, TRUST_PROXY: '1', LOG_LEVEL: 'silent' } })
  const enough = Promise.withResolvers<void>()
  const acknowledge = (reference: string) => {
    acknowledged.push(reference)
    if (acknowledged.length >= ANSWERS) enough.resolve()
  }
  const senders = Array.from({ length: SENDERS }, (_, sender) => sendLeads(product.url, sender, acknowledge))
  await enough.promise
  await product.end('SIGKILL')
  await Promise.all(senders)

  const database = connectDatabase(address)
  const kept = new Set(
    (await database.db.selectFrom('submission').select('reference').execute()).map((row) => row.reference),
  )
  await database.close()
  expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([])
})

test('on SQLite, a mail that was under way at a kill leaves with the next start', async () => {
  const { folder, remove } = makeDataDir()
  onTestFinished(remove)
  const first = await startProduct({ env: { DATA_DIR: folder } })
  await fetch(`${first.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Rahim Uddin', contact: '+880 1712 345678', type: 'other' }),
  })
  await first.end('SIGKILL')
  const { db, close } = connectDatabase({ url: undefined, sqliteFile: join(folder, 'nokshi.db') })
  await db
    .updateTable('outbox')
    .set({ leasedUntil: Date.now() + LEASE_MS })
    .execute()
  await close()

  const smtp = await testSmtp()
  await testProduct({ env: { DATA_DIR: folder, ...smtp.env } })

  await smtp.arrival()
  expect(smtp.mails[0]?.text).toContain('Rahim Uddin')
})

/** Posts one lead after the other until the server is gone. */
async function sendLeads(url: string, sender: number, acknowledge: (reference: string) => void) {
  for (let count = 0; ; count++) {
    const reply = await fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${sender}.${count % 256}` },
      body: JSON.stringify({ name: `Sender ${sender}`, contact: `lead-${sender}-${count}@example.com`, type: 'other' }),
    }).catch(() => undefined)
    if (!reply) return
    const body = await reply.json().catch(() => undefined)
    if (body === undefined) return
    expect(reply.status).toBe(201)
    acknowledge(LeadReceived.parse(body).reference)
  }
}

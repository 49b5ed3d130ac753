import { setTimeout as delay } from 'node:timers/promises'
import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { LeadReceived } from '@nokshi/contract/leads.ts'
import { expect, test } from 'vitest'
import { startProduct } from './testing/start-product.ts'
import { testData } from './testing/test-product.ts'

const ROUNDS = 3
const SENDERS = 8
/** Long enough for many posts to be answered and others to be cut off half-way. */
const ROUND_MS = 700

test('what was acknowledged is there after kill -9, and the product is ready again within 5 s', async () => {
  const { env, address } = await testData()
  const acknowledged: string[] = []

  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now()
    // One trusted proxy, so that each post can come from an address of its own and none is over the limit.
    const product = await startProduct({ env: { ...env, TRUST_PROXY: '1', LOG_LEVEL: 'silent' } })
    expect(performance.now() - startedAt).toBeLessThan(5_000)

    const senders = Array.from({ length: SENDERS }, (_, sender) =>
      sendLeads(product.url, `${round}-${sender}`, (reference) => acknowledged.push(reference)),
    )
    await delay(ROUND_MS)
    await product.end('SIGKILL')
    await Promise.all(senders)
  }

  const database = connectDatabase(address)
  const kept = new Set(
    (await database.db.selectFrom('submission').select('reference').execute()).map((row) => row.reference),
  )
  await database.close()
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * SENDERS)
  expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([])
})

/** Posts one lead after the other until the server is gone. */
async function sendLeads(url: string, sender: string, acknowledge: (reference: string) => void) {
  for (let count = 0; ; count++) {
    const [round, number] = sender.split('-').map(Number)
    const reply = await fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${round}.${number}.${count % 256}`,
      },
      body: JSON.stringify({
        name: `Sender ${sender}`,
        contact: `lead-${sender}-${count}@example.com`,
        type: 'other',
      }),
    }).catch(() => undefined)
    if (!reply) return
    const body = await reply.json().catch(() => undefined)
    if (body === undefined) return
    expect(reply.status).toBe(201)
    acknowledge(LeadReceived.parse(body).reference)
  }
}

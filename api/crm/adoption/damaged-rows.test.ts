import { expect, test } from 'vitest'
import { SUBMISSION_KEPT } from '../../intake/payload.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { newId } from '../../platform/ids.ts'
import { aLead, openInbox, readSubmission, readTab } from '../../testing/inbox.ts'

test('posts that cannot be taken in hold up no other, and wait in the inbox with a reason', async () => {
  const studio = await openInbox()
  const now = studio.deps.now()
  const damaged = Array.from({ length: 12 }, (_, index) => ({
    id: newId(now),
    reference: `LD-${index}`,
    form: 'lead' as const,
    payload: '{"name":"cut off',
    name: 'Damaged',
    status: 'new' as const,
    spamScore: 0,
    spamReasons: '[]',
    timesSent: 1,
    receivedAt: now - 1000,
  }))
  await studio.deps.db.insertInto('submission').values(damaged).execute()
  // As another program or an older release may have written them.
  for (let index = 0; index < 12; index++) await enqueue(studio.deps.db, now, SUBMISSION_KEPT, { index })
  await studio.jobs.runDue()

  const post = await studio.sendLead({ businessName: 'Tea House', contact: 'huda@gmail.com' })

  expect(post).toMatchObject({ error: null, contact: { name: aLead.name } })
  const { items } = await readTab(studio.desk, 'new')
  expect(items).toHaveLength(13)
  expect(await readSubmission(studio.desk, damaged[0]?.id ?? '')).toMatchObject({
    contact: null,
    error: expect.stringContaining('cannot be read'),
  })
})

test('leads with as much noise as fits each become a company, and hold up nothing', async () => {
  const studio = await openInbox()

  for (let index = 0; index < 12; index++) {
    const letters = Array.from({ length: 5_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * (index + 7)) % 20_000)),
    )
    const post = await studio.sendLead({
      contact: `noise${index}@gmail.com`,
      businessName: letters.join(''),
      location: letters.toReversed().join(''),
    })
    expect(post).toMatchObject({ error: null, contact: { id: expect.any(String) } })
    studio.clock.advance(1)
  }
})

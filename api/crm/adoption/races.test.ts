import { expect, test } from 'vitest'
import { createClient } from '../../testing/client.ts'
import { aRequest, openInbox, readTab } from '../../testing/inbox.ts'

type Studio = Awaited<ReturnType<typeof openInbox>>

/** Sends half of the submissions to each process; then both adopt at once. */
async function flood(studio: Studio, bodies: object[]) {
  const doors = [studio.visitor, createClient(await studio.startSecondProcess(), '198.51.100.9')]
  const others = await studio.startSecondJobs()
  const replies = await Promise.all(
    bodies.map((body, index) => doors[index % 2]?.post('/send-email', { ...aRequest, ...body })),
  )
  expect(new Set(replies.map((reply) => reply?.status))).toEqual(new Set([200]))
  await Promise.all([studio.jobs.runDue(), others.runDue()])
}

function countRows({ deps }: Studio, table: 'submission' | 'contact' | 'contactMethod' | 'company' | 'deal') {
  return deps.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
    .then(({ count }) => count)
}

async function countLines({ deps }: Studio) {
  const lines = await deps.db.selectFrom('activity').select('id').where('kind', '=', 'submission').execute()
  return lines.length
}

test('fifty equal posts at once, at two processes, are one submission, one person and one deal', async () => {
  const studio = await openInbox()

  await flood(
    studio,
    Array.from({ length: 50 }, () => ({ company: 'Tea House' })),
  )

  expect(await countRows(studio, 'submission')).toBe(1)
  expect(await countRows(studio, 'contact')).toBe(1)
  expect(await countRows(studio, 'deal')).toBe(1)
  expect(await countLines(studio)).toBe(1)
})

test('fifty different posts of one address at once are one person, one deal and fifty lines', async () => {
  const studio = await openInbox()

  await flood(
    studio,
    Array.from({ length: 50 }, (_, index) => ({ description: `Page ${index} of our site`, company: 'Tea House' })),
  )

  expect(await countRows(studio, 'submission')).toBe(50)
  expect(await countRows(studio, 'contact')).toBe(1)
  expect(await countRows(studio, 'contactMethod')).toBe(1)
  expect(await countRows(studio, 'company')).toBe(1)
  expect(await countRows(studio, 'deal')).toBe(1)
  expect(await countLines(studio)).toBe(50)
  expect((await readTab(studio.desk, 'new')).counts).toEqual({ new: 50, taken: 0, closed: 0, spam: 0 })
})

test('a post is taken in once, however many look at it at the same time', async () => {
  const studio = await openInbox()
  await studio.visitor.post('/send-email', aRequest)
  const { items } = await readTab(studio.desk, 'new')
  const others = await studio.startSecondJobs()

  // The outbox, the rounds of two processes and somebody who presses a button.
  const [, , taken] = await Promise.all([
    studio.jobs.runDue(),
    others.runDue(),
    studio.desk.post(`/api/crm/inbox/${items[0]?.id}/take`, {}),
  ])

  expect(taken.status).toBe(200)
  expect(await countRows(studio, 'contact')).toBe(1)
  expect(await countRows(studio, 'deal')).toBe(1)
  expect(await countLines(studio)).toBe(1)
})

test('a process that dies between keeping a post and taking it in loses nothing', async () => {
  const studio = await openInbox()

  await studio.visitor.post('/send-email', aRequest)
  const before = await readTab(studio.desk, 'new')
  const others = await studio.startSecondJobs()
  await others.runDue()

  expect(before).toMatchObject({
    items: [{ name: 'Huda Rahman', contact: null }],
    counts: { new: 1, taken: 0, closed: 0, spam: 0 },
  })
  expect((await readTab(studio.desk, 'new')).items).toMatchObject([{ contact: { name: 'Huda Rahman' } }])
})

test('somebody of the studio who adds the same person at that very moment makes no second one', async () => {
  const studio = await openInbox()
  await studio.visitor.post('/send-email', aRequest)

  const [added] = await Promise.all([
    studio.desk.post('/api/crm/contacts', { name: 'Huda', contactMethods: [aRequest.email] }),
    studio.jobs.runDue(),
  ])
  await studio.jobs.runDue()

  expect([201, 409]).toContain(added.status)
  expect(await countRows(studio, 'contact')).toBe(1)
  expect(await countLines(studio)).toBe(1)
  expect((await readTab(studio.desk, 'new')).items).toMatchObject([{ contact: { id: expect.any(String) } }])
})

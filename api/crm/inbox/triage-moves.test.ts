import { Triaged } from '@nokshi/contract/crm/inbox.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { expect, test } from 'vitest'
import { act, openInbox, readSubmission, readTab } from '../../testing/inbox.ts'
import { makeStaff } from '../../testing/make.ts'

const MINUTE = 60_000

test('what somebody takes is theirs, and taking it again changes nothing', async () => {
  const studio = await openInbox()
  const post = await studio.sendLead()

  const first = await studio.act(post.id, 'take')
  studio.clock.advance(MINUTE)
  const again = await studio.act(post.id, 'take')

  expect(first.record).toMatchObject({ tab: 'taken', takenBy: { id: studio.staff.id } })
  expect(again).toEqual({ record: { ...first.record, waitedMinutes: expect.any(Number) }, changeId: null })
  expect((await readTab(studio.desk, 'taken')).items).toMatchObject([{ id: post.id }])
  expect((await readTab(studio.desk, 'new')).counts).toEqual({ new: 0, taken: 1, closed: 0, spam: 0 })
})

test('what somebody else has taken is refused, with their name', async () => {
  const studio = await openInbox()
  const { client: mitu } = await makeStaff(studio)
  const post = await studio.sendLead()
  await studio.act(post.id, 'take')

  const taken = await mitu.post(`/api/crm/inbox/${post.id}/take`, {})
  const released = await mitu.post(`/api/crm/inbox/${post.id}/release`, {})

  expect([taken.status, released.status]).toEqual([409, 409])
  expect(Problem.parse(await taken.json()).error).toBe(`Assigned to ${studio.staff.name}.`)
})

test('of two who take it at once, one has it', async () => {
  const studio = await openInbox()
  const { client: mitu } = await makeStaff(studio)
  const post = await studio.sendLead()
  const path = `/api/crm/inbox/${post.id}/take`

  const replies = await Promise.all([studio.desk.post(path, {}), mitu.post(path, {})])

  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
})

test('an owner gives back what somebody ill has taken', async () => {
  const studio = await openInbox()
  const { client: owner } = await makeStaff(studio, 'owner')
  const post = await studio.sendLead()
  await studio.act(post.id, 'take')

  const { record } = await act(owner, post.id, 'release')

  expect(record).toMatchObject({ tab: 'new', takenBy: null, takenAt: null })
})

test('what is closed comes back to whoever had it', async () => {
  const studio = await openInbox()
  const post = await studio.sendLead()
  await studio.act(post.id, 'take')

  const closed = await studio.act(post.id, 'close')
  const reopened = await studio.act(post.id, 'reopen')

  expect(closed.record).toMatchObject({ tab: 'closed', takenBy: { id: studio.staff.id } })
  expect(reopened.record).toMatchObject({ tab: 'taken' })
  expect((await studio.act(post.id, 'reopen')).changeId).toBeNull()
})

test('a post that joined a deal is split into a deal of its own, once', async () => {
  const studio = await openInbox()
  const first = await studio.sendLead()
  studio.clock.advance(MINUTE)
  const second = await studio.sendRequest({ budget: '20k+' })

  const { record } = await studio.act(second.id, 'split')
  const again = await studio.act(second.id, 'split')

  expect(record.isJoined).toBe(false)
  expect(record.deal?.id).not.toBe(first.deal?.id)
  expect(again).toEqual({ record, changeId: null })
  expect(await studio.readDeal(record.deal)).toMatchObject({ budgetText: 'Over $20,000', contact: first.contact })
  expect(await studio.readDeal(first.deal)).toMatchObject({ hasNews: false })
  expect((await readSubmission(studio.desk, first.id)).deal).toEqual(first.deal)
})

test('a lead without a deal can be given one', async () => {
  const studio = await openInbox()
  const post = await studio.sendLead({ type: 'other' })

  const { record } = await studio.act(post.id, 'split')

  expect(record.deal).toMatchObject({ name: 'Project for Huda Rahman' })
})

test('what is not for us loses the deal that was made of it, and undo brings both back', async () => {
  const studio = await openInbox()
  const post = await studio.sendLead()
  const why = { lostReason: 'not-a-fit', lostNote: 'They want a film.' }

  const declined = await studio.desk.post(`/api/crm/inbox/${post.id}/decline`, why)
  const { changeId } = Triaged.parse(await declined.json())

  expect(await readSubmission(studio.desk, post.id)).toMatchObject({ tab: 'closed' })
  expect(await studio.readDeal(post.deal)).toMatchObject({ stageId: 'lost', ...why, hasNews: false })
  expect((await studio.undo(changeId)).status).toBe(200)
  expect(await readSubmission(studio.desk, post.id)).toMatchObject({ tab: 'new' })
  expect(await studio.readDeal(post.deal)).toMatchObject({ stageId: 'new', lostReason: null })
})

test('what joined a deal that was there leaves it open; without a reason nothing is declined', async () => {
  const studio = await openInbox()
  const first = await studio.sendLead()
  const second = await studio.sendLead({ comment: 'And another thing.' })
  expect(second).toMatchObject({ isJoined: true, deal: { id: first.deal?.id } })

  expect((await studio.desk.post(`/api/crm/inbox/${second.id}/decline`, {})).status).toBe(400)
  await studio.desk.post(`/api/crm/inbox/${second.id}/decline`, { lostReason: 'timing' })

  expect((await readSubmission(studio.desk, second.id)).tab).toBe('closed')
  expect((await studio.readDeal(first.deal)).stageId).toBe('new')
})

test.each([
  ['won', {}, { how: 'won', reason: null, note: null }],
  ['lost', { lostReason: 'spam', lostNote: 'Sells links' }, { how: 'lost', reason: 'spam', note: 'Sells links' }],
])('a deal that is %s closes what was sent about it, and undo opens both', async (stageId, why, closed) => {
  const studio = await openInbox()
  const post = await studio.sendLead()
  await act(studio.desk, post.id, 'reply', { channel: 'whatsapp', body: 'Salam, when may we call?' })

  const reply = await studio.desk.post(`/api/crm/deals/${post.deal?.id}/move`, { stageId, ...why })
  const { changeId } = await reply.json()

  const ended = await readSubmission(studio.desk, post.id)
  expect(ended).toMatchObject({ tab: 'closed', closed })
  expect(ended.replies).toMatchObject([
    { kind: 'whatsapp', body: 'Salam, when may we call?', actor: { id: studio.staff.id } },
  ])
  expect((await studio.undo(changeId)).status).toBe(200)
  expect(await readSubmission(studio.desk, post.id)).toMatchObject({ tab: 'taken', closed: null })
})

test('what is closed by hand says so, and what is not for us says why', async () => {
  const studio = await openInbox()
  const [done, declined] = [await studio.sendLead(), await studio.sendLead({ contact: 'karim@example.com' })]

  await studio.act(done.id, 'close')
  await act(studio.desk, declined.id, 'decline', { lostReason: 'price', lostNote: 'Wants it for free' })

  expect((await readSubmission(studio.desk, done.id)).closed).toMatchObject({ how: 'done', reason: null })
  expect((await readSubmission(studio.desk, declined.id)).closed).toEqual({
    ...{ how: 'declined', reason: 'price', note: 'Wants it for free' },
  })
})

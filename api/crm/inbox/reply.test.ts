import { Activity } from '@nokshi/contract/crm/timeline.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { act, openInbox, readSubmission } from '../../testing/inbox.ts'
import { makeStaff } from '../../testing/make.ts'

const MINUTE = 60_000
const answer = { channel: 'whatsapp', body: 'Salam Huda, when may we call?' }

test('the first answer stops the clock, takes the post and moves the deal to Talking', async () => {
  const studio = await openInbox()
  const post = await studio.sendLead()
  studio.clock.advance(12 * MINUTE)

  const { record } = await act(studio.desk, post.id, 'reply', answer)
  studio.clock.advance(MINUTE)
  await act(studio.desk, post.id, 'reply', { ...answer, channel: 'call' })

  const { items } = await studio.desk.read(
    `/api/crm/timeline?deal=${post.deal?.id}`,
    z.object({ items: z.array(Activity) }),
  )
  expect(record).toMatchObject({
    tab: 'taken',
    takenBy: { id: studio.staff.id },
    firstReplyAt: post.receivedAt + 12 * MINUTE,
  })
  expect((await readSubmission(studio.desk, post.id)).firstReplyAt).toBe(record.firstReplyAt)
  expect(items.find((item) => item.kind === 'whatsapp')).toMatchObject({
    body: answer.body,
    contact: post.contact,
    actor: { id: studio.staff.id },
  })
  expect(await studio.readDeal(post.deal)).toMatchObject({
    stageId: 'talking',
    hasNews: false,
    owner: { id: studio.staff.id },
  })
  expect(await studio.readContact(post.contact)).toMatchObject({ owner: { id: studio.staff.id } })
})

test('an answer is undone as a whole', async () => {
  const studio = await openInbox()
  const post = await studio.sendLead()
  const { changeId } = await act(studio.desk, post.id, 'reply', answer)

  const undone = await studio.undo(changeId)

  expect(undone.status).toBe(200)
  expect(await readSubmission(studio.desk, post.id)).toMatchObject({ tab: 'new', firstReplyAt: null, takenBy: null })
  expect(await studio.readDeal(post.deal)).toMatchObject({ stageId: 'new', owner: null })
})

test('who answers for a colleague takes nothing from them', async () => {
  const studio = await openInbox()
  const { client: mitu } = await makeStaff(studio)
  const post = await studio.sendLead()
  await studio.act(post.id, 'take')

  const { record } = await act(mitu, post.id, 'reply', answer)

  expect(record.takenBy).toMatchObject({ id: studio.staff.id })
})

test('a person says who spoke last, and about which request: it decides what is proposed', async () => {
  const { desk, sendLead, readContact, clock } = await openInbox()
  const post = await sendLead()
  const submission = { id: post.id, reference: post.reference, dealId: post.deal?.id ?? null }

  expect((await readContact(post.contact)).lastTouch).toEqual({ by: 'them', submission })
  clock.advance(MINUTE)
  await desk.post('/api/crm/timeline', { kind: 'note', body: 'Nice', contactId: post.contact?.id })
  expect((await readContact(post.contact)).lastTouch.by).toBe('them')
  await desk.post(`/api/crm/inbox/${post.id}/reply`, { channel: 'whatsapp', body: 'Hello' })
  expect((await readContact(post.contact)).lastTouch).toEqual({ by: 'us', submission })

  const { record } = await (await desk.post('/api/crm/contacts', { name: 'By hand' })).json()
  expect(record.lastTouch).toEqual({ by: null, submission: null })
})

test('each of two deals of one client names its own request', async () => {
  const { sendLead, readDeal, act, clock } = await openInbox()
  const shop = await sendLead()
  clock.advance(MINUTE)
  const { id, reference } = await sendLead({ comment: 'And a booking system, please.' })
  expect((await readDeal(shop.deal)).submission).toEqual({ id, reference })

  const { record: booking } = await act(id, 'split')

  expect((await readDeal(shop.deal)).submission).toEqual({ id: shop.id, reference: shop.reference })
  expect((await readDeal(booking.deal)).submission).toEqual({ id, reference })
})

test('of two who answer at once, the second is told before anything is sent, and may answer all the same', async () => {
  const studio = await openInbox()
  const { client: mitu } = await makeStaff(studio)
  const post = await studio.sendLead()
  const path = `/api/crm/inbox/${post.id}/reply`

  const replies = await Promise.all([studio.desk, mitu].map((desk) => desk.post(path, { ...answer, isFirst: true })))

  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
  const refused = replies.find((reply) => reply.status === 409)
  expect(await refused?.json()).toMatchObject({ code: 'answered-meanwhile' })
  expect((await mitu.post(path, answer)).status).toBe(200)
  expect((await studio.desk.post(path, answer)).status).toBe(200)
})

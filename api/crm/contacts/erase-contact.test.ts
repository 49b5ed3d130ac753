import { Reference } from '@nokshi/contract/crm/records.ts'
import { expect, test } from 'vitest'
import { expectAnswer } from '../../testing/board.ts'
import { openPeople } from '../../testing/people.ts'
import { readDatabase } from '../../testing/read-database.ts'

/** A contact that came by a form and has deals, edits, a merge and an import. */
async function withHistory() {
  const app = await openPeople({ role: 'owner' })
  const { visitor, jobs, desk, add, edit, merge, clock, importCsv } = app
  await visitor.post('/send-email', {
    name: 'Zubaida Q',
    email: 'zubaida@example.com',
    projectType: 'web-app',
    description: 'A shop for my quilts, says zubaida.',
    cameFrom: 'page=/services&utm_campaign=for-zubaida',
  })
  await jobs.runDue()
  const { items } = await (await desk.get('/api/crm/contacts?q=zubaida')).json()
  const id: string = items[0].id
  const other = await add({ name: 'Zubaida Quader', contactMethods: ['01712345678'] })
  const { record } = await merge(id, other.record.id)
  clock.advance(1000)
  await edit(record, { title: 'Zubaida, weaver', tags: ['quilts'] })
  await desk.post('/api/crm/timeline', { kind: 'note', body: 'zubaida called.', contactId: id })
  const due = { dueDay: '2026-11-16', dueTime: '09:00', remindMinutes: 10 }
  await desk.post('/api/crm/tasks', { title: 'Call zubaida', contactId: id, ...due })
  await importCsv('name,email,location\nZubaida,zubaida@example.com,Dhaka\nKarim,karim@example.com,Dhaka')
  return { ...app, id, loserId: other.record.id }
}

test('everything about one person is handed out, also what they sent', async () => {
  const { desk, id } = await withHistory()

  const reply = await desk.get(`/api/crm/contacts/${id}/export`)
  const person = await reply.json()

  expect(reply.headers.get('content-disposition')).toContain('attachment')
  expect(person).toMatchObject({
    contact: { email: 'zubaida@example.com', phone: '+8801712345678' },
    deals: [{ contactId: id }],
    tasks: [{ title: 'Call zubaida' }],
    submissions: [
      {
        form: 'project-request',
        sent: {
          description: 'A shop for my quilts, says zubaida.',
          cameFrom: 'page=/services&utm_campaign=for-zubaida',
        },
      },
    ],
  })
  expect(person.timeline.map((entry: { body: string | null }) => entry.body)).toContain('zubaida called.')
  expect(person.log.length).toBeGreaterThan(2)
})

test('who is erased is nowhere any more; their deals stay without them', async () => {
  const { desk, deps, id, loserId, list, find, clock, jobs } = await withHistory()
  // In the morning the digest of the day and a reminder of the task go out.
  clock.set('2026-11-16T02:55:00Z')
  await jobs.runDue()
  const dealsBefore = (await (await desk.get('/api/crm/deals')).json()).items.length

  Reference.parse(await expectAnswer(desk.post(`/api/crm/contacts/${id}/erase`, {})))

  for (const gone of [id, loserId]) expect((await desk.get(`/api/crm/contacts/${gone}`)).status).toBe(404)
  expect((await desk.post(`/api/crm/contacts/${id}/erase`, {})).status).toBe(404)
  expect([await list(), await find('zubaida')]).toEqual([['Karim'], []])
  const { items } = await (await desk.get('/api/crm/deals')).json()
  expect(items).toMatchObject([{ title: expect.stringContaining('somebody'), contact: null }])
  expect(items).toHaveLength(dealsBefore)
  const left = (await readDatabase(deps)).toLowerCase()
  expect(left.match(/.{0,60}(zubaida|1712345678).{0,20}/g)).toBeNull()
})

test('who is erased is gone from a deal that went to somebody else since', async () => {
  const { desk, deps, add, visitor, jobs } = await openPeople({ role: 'owner' })
  await visitor.post('/api/leads', {
    ...{ name: 'Zubaida Q', contact: 'zubaida@example.com', type: 'web development', comment: 'Quilts.' },
  })
  await jobs.runDue()
  const [deal] = (await (await desk.get('/api/crm/deals')).json()).items
  const karim = await add({ name: 'Karim' })
  const { version } = await (await desk.get(`/api/crm/deals/${deal.id}`)).json()
  await expectAnswer(desk.patch(`/api/crm/deals/${deal.id}`, { version, contactId: karim.record.id }))

  await expectAnswer(desk.post(`/api/crm/contacts/${deal.contact.id}/erase`, {}))

  const left = (await readDatabase(deps)).toLowerCase()
  expect(left.match(/.{0,60}zubaida.{0,20}/g)).toBeNull()
})

test('what was done with somebody who was erased cannot be undone, the rest of it can', async () => {
  const { desk, id, readLog, undo, list } = await withHistory()
  await desk.post(`/api/crm/contacts/${id}/erase`, {})

  const log = await readLog()
  const imported = log.find((change) => change.kind === 'imported')
  const others = log.filter((change) => change.summary === 'About something that is gone for good')
  for (const change of others) expect([409, 200]).toContain((await undo(change.id)).status)
  expect((await undo(imported?.id ?? '')).status).toBe(200)
  expect(await list()).toEqual([])
  expect(log.find((change) => change.kind === 'erased')).toMatchObject({ canBeUndone: false })
})

test('who is erased is gone from the spam, from suggestions about others, and from pending mails', async () => {
  const app = await openPeople({ role: 'owner', env: { ALLOW_PRIVATE_WEBHOOKS: '1' } })
  const { visitor, jobs, desk, deps, clock } = app
  const lead = { name: 'Zubaida Q', contact: 'zubaida@example.com', type: 'web development', comment: 'Quilts.' }
  // Nobody listens there, so the webhook calls wait.
  await desk.post('/api/crm/webhooks', { url: 'http://127.0.0.1:9/', events: ['submission.received', 'deal.created'] })
  const send = async (fields: object) => {
    await visitor.post('/api/leads', { ...lead, ...fields })
    await jobs.runDue()
    clock.advance(60_000)
  }
  await send({})
  const { items } = await (await desk.get('/api/crm/contacts?q=zubaida')).json()
  const id: string = items[0].id
  // Spam by the rules, of her address in capitals and of her number in Bangla digits.
  const spam = { name: 'https://a.example', comment: '[url=https://b.example]Quilts[/url] casino bonus' }
  await send({ contact: 'ZUBAIDA@EXAMPLE.COM', ...spam })
  await app.edit(await (await desk.get(`/api/crm/contacts/${id}`)).json(), {
    contactMethods: ['zubaida@example.com', '01712345678'],
  })
  await send({ contact: '০১৭১২-৩৪৫৬৭৮', ...spam })
  // Marked as spam by hand: what was made of it is undone, and stays only in the log.
  await send({ name: 'Zubaida', comment: 'More quilts.' })
  const inbox = await (await desk.get('/api/crm/inbox?tab=new')).json()
  await desk.post(`/api/crm/inbox/${inbox.items[0].id}/spam`, {})
  // A suggestion about somebody else names her number.
  await send({ name: 'Karim', contact: 'karim@example.com', comment: 'Rice.' })
  await send({ name: 'Karim', contact: 'karim@example.com 01712345678', comment: 'Tea.' })

  const before = (await readDatabase(deps)).toLowerCase()
  expect(before.match(/quilts/g)?.length).toBeGreaterThan(4)
  await expectAnswer(desk.post(`/api/crm/contacts/${id}/erase`, {}))

  const left = (await readDatabase(deps)).toLowerCase()
  expect(left.match(/.{60}(zubaida@|quilts|০১৭১২).{20}/g)).toBeNull()
  expect(left).toContain('karim@example.com')
})

import { InboxPage } from '@nokshi/contract/crm/inbox.ts'
import { expect, test } from 'vitest'
import { aLead, openInbox, readSubmission, readTab } from '../../testing/inbox.ts'
import { makeStaff } from '../../testing/make.ts'
import { readPlan, SLOW_PLAN } from '../../testing/query-plan.ts'
import { inboxPageQuery } from './queries.ts'

const MINUTE = 60_000

test('every field is shown word for word, and nothing that the form does not have', async () => {
  const studio = await openInbox()

  const post = await studio.sendLead({
    name: '  Huda   Rahman ',
    comment: 'First line\r\n\tsecond «line» <b>',
    utm: { source: 'x' },
    leaveBlank: '',
  })

  expect(post.fields).toEqual([
    { label: 'Name', value: '  Huda   Rahman ' },
    { label: 'Contact', value: 'huda@example.com' },
    { label: 'Type', value: 'Web development' },
    { label: 'Comment', value: 'First line\r\n\tsecond «line» <b>' },
  ])
  expect(post.excerpt).toBe('First line second «line» <b>')
})

test('what older releases kept besides the fields of the form is shown too', async () => {
  const studio = await openInbox()
  const { id } = await studio.sendLead()
  const payload = JSON.stringify({ ...aLead, utm: { source: 'x' } })
  await studio.deps.db.updateTable('submission').set({ payload }).execute()

  const { fields } = await readSubmission(studio.desk, id)

  expect(fields.at(-1)).toEqual({ label: 'utm', value: '{"source":"x"}' })
})

test('the inbox comes in parts, who has waited longest first, whether taken in or not', async () => {
  const studio = await openInbox()
  for (let index = 0; index < 70; index++) {
    await studio.visitor.post('/api/leads', { ...aLead, comment: `Number ${index}` })
    studio.clock.advance(1000)
    if (index === 39) await studio.jobs.runDue()
  }

  const first = await readTab(studio.desk, 'new')
  const second = await studio.desk.read(`/api/crm/inbox?tab=new&cursor=${first.next}`, InboxPage)

  const excerpts = [...first.items, ...second.items].map((item) => item.excerpt)
  expect(excerpts).toEqual(Array.from({ length: 70 }, (_, index) => `Number ${index}`))
  expect([first.items.length, second.next]).toEqual([50, null])
  expect(first.counts.new).toBe(70)
})

test('the clock runs in working hours: not at night, not on Fridays, not on holidays', async () => {
  const studio = await openInbox()
  const { client: owner } = await makeStaff(studio, 'owner')
  const hours = { workDays: [0, 1, 2, 3, 4], opens: '10:00', closes: '18:00', holidays: ['2026-11-22'] }
  expect((await owner.patch('/api/crm/settings', { ...hours, replyGoalMinutes: 120 })).status).toBe(200)
  const at = (moment: string) => Date.parse(`${moment}+06:00`)
  // Thursday evening; Sunday is a holiday.
  studio.clock.advance(at('2026-11-19T17:00') - studio.deps.now())
  const post = await studio.sendLead()
  expect(post).toMatchObject({ waitedMinutes: 0, replyDueAt: at('2026-11-23T11:00') })

  studio.clock.advance(at('2026-11-23T10:30') - studio.deps.now())
  expect(await readSubmission(studio.desk, post.id)).toMatchObject({ waitedMinutes: 90 })
  await studio.desk.post(`/api/crm/inbox/${post.id}/reply`, { channel: 'call', body: 'Called' })
  studio.clock.advance(MINUTE)
  expect(await readSubmission(studio.desk, post.id)).toMatchObject({ waitedMinutes: 90 })

  for (const wrong of [{ workDays: [] }, { opens: '25:00' }, { opens: '18:00' }, { holidays: ['never'] }])
    expect((await owner.patch('/api/crm/settings', wrong)).status).toBe(400)
})

test.each([
  ['the first page', { after: undefined, isOldestFirst: false }],
  ['a later page', { after: { key: 1, id: 'x' }, isOldestFirst: false }],
  ['a later page from the oldest on', { after: { key: 1, id: 'x' }, isOldestFirst: true }],
])('%s of the inbox is read from an index, also among many', async (_which, place) => {
  const { deps } = await openInbox()

  const plan = await readPlan(deps.db, inboxPageQuery(deps.db, 'closed', place, 51))

  expect(plan).toContain('triage_by_tab')
  expect(plan).not.toMatch(SLOW_PLAN)
})

test('the inbox is filtered by colleague and language and searched by all that was sent, and its counts follow', async () => {
  const studio = await openInbox()
  const { desk, staff } = studio
  const bangla = await studio.sendLead({ name: 'করিম', contact: 'karim@example.com', comment: 'একটি দোকান চাই।' })
  const english = await studio.sendLead({ name: 'Huda 100%', contact: '+8801712345678', comment: 'Our tea house.' })
  await studio.act(english.id, 'take')
  const find = async (question: string) => {
    const { items, counts } = await desk.read(`/api/crm/inbox?${question}`, InboxPage)
    return [items.map(({ id }) => id), counts.new, counts.taken]
  }

  expect(await find('language=bn')).toEqual([[bangla.id], 1, 0])
  expect(await find('language=ar')).toEqual([[], 0, 0])
  expect(await find(`owner=${staff.id}&tab=taken`)).toEqual([[english.id], 0, 1])
  expect(await find('owner=somebody&tab=taken')).toEqual([[], 0, 0])
  expect(await find(`q=${encodeURIComponent('দোকান')}`)).toEqual([[bangla.id], 1, 0])
  expect(await find('q=tea&tab=taken')).toEqual([[english.id], 0, 1])
  expect(await find('q=01712345678&tab=taken')).toEqual([[english.id], 0, 1])
  expect(await find(`q=${english.reference}&tab=taken`)).toEqual([[english.id], 0, 1])
  expect(await find('q=company')).toEqual([[], 0, 0])
})

test('what is not adopted yet is found by its name, and is nobody’s', async () => {
  const studio = await openInbox()
  await studio.visitor.post('/api/leads', { ...aLead, name: 'Somebody New' })
  const count = async (question: string) =>
    (await studio.desk.read(`/api/crm/inbox?${question}`, InboxPage)).items.length

  expect(await count('q=somebody')).toBe(1)
  expect(await count('q=s_mebody@example.com')).toBe(0)
  expect(await count('q=%25')).toBe(0)
  expect(await count(`owner=${studio.staff.id}`)).toBe(0)
})

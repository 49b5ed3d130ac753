import { InboxPage } from '@nokshi/contract/inbox.ts'
import { expect, test } from 'vitest'
import { aLead, openInbox, readPost, readTab } from '../../testing/inbox.ts'
import { readPlan, SLOW_PLAN } from '../../testing/query-plan.ts'
import { inboxPageQuery } from './queries.ts'

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
    { label: 'Type', value: 'web development' },
    { label: 'Comment', value: 'First line\r\n\tsecond «line» <b>' },
  ])
  expect(post.excerpt).toBe('First line second «line» <b>')
})

test('what older releases kept besides the fields of the form is shown too', async () => {
  const studio = await openInbox()
  const { id } = await studio.sendLead()
  const payload = JSON.stringify({ ...aLead, utm: { source: 'x' } })
  await studio.deps.db.updateTable('submission').set({ payload }).execute()

  const { fields } = await readPost(studio.desk, id)

  expect(fields.at(-1)).toEqual({ label: 'utm', value: '{"source":"x"}' })
})

test('what was sent twice says so', async () => {
  const studio = await openInbox()
  const post = await studio.sendLead()

  await studio.visitor.post('/api/leads', aLead)

  expect(await readPost(studio.desk, post.id)).toMatchObject({ timesSent: 2 })
})

test('the inbox comes in parts, the newest first, whether taken in or not', async () => {
  const studio = await openInbox()
  for (let index = 0; index < 70; index++) {
    await studio.visitor.post('/api/leads', { ...aLead, comment: `Number ${index}` })
    studio.clock.advance(1000)
    if (index === 39) await studio.jobs.runDue()
  }

  const first = await readTab(studio.desk, 'new')
  const second = await studio.desk.read(`/api/crm/inbox?tab=new&cursor=${first.next}`, InboxPage)

  const excerpts = [...first.items, ...second.items].map((item) => item.excerpt)
  expect(excerpts).toEqual(Array.from({ length: 70 }, (_, index) => `Number ${69 - index}`))
  expect([first.items.length, second.next]).toEqual([50, null])
  expect(first.counts.new).toBe(70)
})

test.each(['tab=old', 'cursor=x', 'cursor=W10', 'tab=new&cursor=WyJ4IiwieSJd'])(
  'a question like %s is refused',
  async (question) => {
    const studio = await openInbox()

    const reply = await studio.desk.get(`/api/crm/inbox?${question}`)

    expect(reply.status).toBe(400)
  },
)

test.each([
  ['the first page', undefined],
  ['a later page', { receivedAt: 1, id: 'x' }],
])('%s of the inbox is read from an index, also among many', async (_which, before) => {
  const { deps } = await openInbox()

  const plan = await readPlan(deps.db, inboxPageQuery(deps.db, 'closed', before, 51))

  expect(plan).toContain('triage_by_tab')
  expect(plan).not.toMatch(SLOW_PLAN)
})

import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { aLead, openInbox, readSubmission, readTab } from '../../testing/inbox.ts'
import { makeStaff } from '../../testing/make.ts'
import { startReceiver } from '../../testing/servers/test-receiver.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('a project request becomes a person, a company and a deal, and is quoted on the timeline', async () => {
  const studio = await openInbox()

  const post = await studio.sendRequest({ company: 'Tea House Ltd', budget: '5k-10k' })

  const contact = await studio.readContact(post.contact)
  expect(contact).toMatchObject({
    name: 'Huda Rahman',
    email: 'huda@example.com',
    company: { name: 'Tea House Ltd' },
    source: 'project request',
    language: 'en',
  })
  expect(await studio.readDeal(post.deal)).toMatchObject({
    title: 'Website for Tea House Ltd',
    stageId: 'new',
    amount: null,
    budgetText: '$5,000 to $10,000',
    service: 'full-stack-development',
    source: 'project request',
    contact: { id: contact.id },
    hasNews: true,
  })
  expect(await studio.listSent(contact)).toMatchObject([
    { body: 'A site for our tea house, with a menu.', submissionId: post.id, actor: null },
  ])
})

test('what is made of a post can be undone, and the post stays in the inbox', async () => {
  const studio = await openInbox()
  const post = await studio.sendRequest({ company: 'Tea House' })
  const adoption = await studio.deps.db
    .selectFrom('change')
    .select(['id', 'actorId'])
    .where('kind', '=', 'adopted')
    .executeTakeFirstOrThrow()

  const undone = await studio.undo(adoption.id)
  await studio.jobs.runDue()

  expect([undone.status, adoption.actorId]).toEqual([200, null])
  expect(await readSubmission(studio.desk, post.id)).toMatchObject({ tab: 'new', contact: null, deal: null })
  expect(await studio.listCards()).toEqual([])
  expect((await studio.desk.get(`/api/crm/contacts/${post.contact?.id}`)).status).toBe(404)
})

test('whoever wants to be told of posts is told, once, and of no spam', async () => {
  const receiver = await startReceiver()
  const studio = await openInbox({ env: { ALLOW_PRIVATE_WEBHOOKS: '1' } })
  const { client: owner } = await makeStaff(studio, 'owner')
  await owner.post('/api/crm/webhooks', { url: receiver.url, events: ['submission.received'] })

  const post = await studio.sendRequest()
  await studio.visitor.post('/api/leads', {
    ...aLead,
    name: 'http://casino.example',
    comment: 'Online casino bonus, guaranteed profits',
  })
  await studio.jobs.runDue()

  expect(receiver.posts.map(({ body }) => JSON.parse(body))).toMatchObject([
    {
      event: 'submission.received',
      submission: { reference: post.reference, contactId: post.contact?.id, dealId: post.deal?.id },
    },
  ])
})

test('a post from before there was a CRM is taken in, the oldest first', async () => {
  const studio = await openInbox()
  const now = studio.deps.now()
  const old = (name: string, receivedAt: number) => ({
    id: newId(receivedAt),
    reference: `LD-${name}`,
    form: 'lead' as const,
    payload: JSON.stringify({ ...aLead, name }),
    name,
    status: 'new' as const,
    spamScore: 0,
    spamReasons: '[]',
    timesSent: 1,
    receivedAt,
  })
  await studio.deps.db
    .insertInto('submission')
    .values([old('Huda R', now - 20 * DAY), old('Huda', now - 400 * DAY)])
    .execute()

  await studio.jobs.runDue()

  const { items } = await readTab(studio.desk, 'new')
  expect(items.map(({ name }) => name)).toEqual(['Huda', 'Huda R'])
  expect(new Set(items.map(({ contact }) => contact?.name))).toEqual(new Set(['Huda']))
  expect(new Set(items.map(({ deal }) => deal?.id)).size).toBe(2)
  expect(await studio.readContact(items[0]?.contact ?? null)).toMatchObject({
    firstSeenAt: now - 400 * DAY,
    lastActivityAt: now - 20 * DAY,
  })
})

test('a post that cannot be taken in is in the inbox all the same, with the reason, and is tried again', async () => {
  const studio = await openInbox()
  const stages = await studio.deps.db.selectFrom('stage').selectAll().execute()
  await studio.deps.db.deleteFrom('stage').execute()

  const waiting = await studio.sendLead()
  const refused = await studio.desk.post(`/api/crm/inbox/${waiting.id}/take`, {})
  await studio.deps.db.insertInto('stage').values(stages).execute()
  studio.clock.advance(MINUTE)
  await studio.jobs.runDue()

  expect(waiting).toMatchObject({ tab: 'new', contact: null, error: expect.stringContaining('tried again') })
  expect(refused.status).toBe(409)
  expect(await readSubmission(studio.desk, waiting.id)).toMatchObject({
    error: null,
    contact: { name: 'Huda Rahman' },
    deal: { name: 'Website for Huda Rahman' },
  })
})

test.each([
  ['a body with more than the form has', { __proto__x: 1, constructor: { prototype: {} }, extra: ['<b>'] }],
  ['a name that is markup', { name: '<script>alert(1)</script>' }],
  ['a name of signs only', { name: '😀😀' }],
  ['a contact that is neither', { contact: 'find me on the moon' }],
  ['a company without letters', { businessName: '.' }],
  ['a company that is only its legal form', { businessName: 'Ltd' }],
  ['a very long company', { businessName: 'নকশি কাঁথা '.repeat(400) }],
  ['a company of one long word', { businessName: 'x'.repeat(5_000) }],
  ['quotes and percent signs', { name: `'; drop table contact; --%_`, location: "%'" }],
])('%s ends as text, not as an error', async (_what, fields) => {
  const studio = await openInbox()

  const post = await studio.sendLead(fields)

  expect(post).toMatchObject({ error: null, contact: { id: expect.any(String) } })
  expect(post.fields).toContainEqual({ label: 'Comment', value: aLead.comment })
})

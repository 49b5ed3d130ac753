import { ContactLine } from '@nokshi/contract/crm/contacts.ts'
import { Resolved } from '@nokshi/contract/crm/duplicates.ts'
import { pageOf } from '@nokshi/contract/crm/records.ts'
import { expect, test } from 'vitest'
import { openInbox, readSubmission } from '../../testing/inbox.ts'

type Studio = Awaited<ReturnType<typeof openInbox>>

const MINUTE = 60_000

async function resolve({ desk }: Studio, id: string | undefined, how: 'accept' | 'dismiss') {
  const reply = await desk.post(`/api/crm/suggestions/${id}/${how}`, {})
  if (reply.status !== 200) throw new Error(`${how} answered ${reply.status}: ${await reply.text()}`)
  return Resolved.parse(await reply.json())
}

async function withOtherDetails() {
  const studio = await openInbox()
  await studio.sendLead({ location: 'Dhaka', businessName: 'Tea House', contact: 'huda@example.com 01712345678' })
  studio.clock.advance(MINUTE)
  const post = await studio.sendLead({
    name: 'Huda R.',
    location: 'Sylhet',
    businessName: 'Silk House',
    contact: 'huda@example.com 01812345678',
  })
  return { studio, post }
}

test('what differs is taken on when somebody says so, and only that', async () => {
  const { studio, post } = await withOtherDetails()
  const of = (field: string) => post.suggestions.find((suggestion) => suggestion.field === field)?.id

  for (const field of ['location', 'company', 'phone']) await resolve(studio, of(field), 'accept')

  const contact = await studio.readContact(post.contact)
  expect(contact).toMatchObject({
    name: 'Huda Rahman',
    location: 'Sylhet',
    company: { name: 'Silk House' },
    suggestions: [{ field: 'name' }],
  })
  expect(contact.contactMethods.map((contactMethod) => contactMethod.norm)).toEqual([
    'huda@example.com',
    '+8801712345678',
    '+8801812345678',
  ])
})

test('another name is added beside the one on file; what is replaced is named before', async () => {
  const { studio, post } = await withOtherDetails()
  const replaces = Object.fromEntries(post.suggestions.map(({ field, replaces }) => [field, replaces]))
  expect(replaces).toMatchObject({ name: null, phone: null, location: 'Dhaka', company: 'Tea House' })

  await resolve(studio, post.suggestions.find(({ field }) => field === 'name')?.id, 'accept')
  await studio.sendLead({ name: 'huda r', comment: 'Again' })

  const contact = await studio.readContact(post.contact)
  expect(contact).toMatchObject({ name: 'Huda Rahman', aliases: ['Huda R.'] })
  expect(contact.suggestions.map(({ field }) => field)).not.toContain('name')
  const page = await studio.desk.read('/api/crm/contacts?q=huda+r.', pageOf(ContactLine))
  expect(page.items.map(({ name }) => name)).toEqual(['Huda Rahman'])
})

test('a suggestion that was accepted is resolved, and undo opens it again', async () => {
  const { studio, post } = await withOtherDetails()
  const name = post.suggestions.find((suggestion) => suggestion.field === 'name')

  const { record, changeId } = await resolve(studio, name?.id, 'accept')
  const again = await resolve(studio, name?.id, 'accept')
  expect(again).toEqual({ record, changeId: null })
  expect(await studio.readContact(post.contact)).toMatchObject({ name: 'Huda Rahman', aliases: ['Huda R.'] })

  await studio.undo(changeId)
  expect((await studio.readContact(post.contact)).name).toBe('Huda Rahman')
  expect((await readSubmission(studio.desk, post.id)).suggestions).toContainEqual(name)
})

test('a suggestion that was left changes nothing and is gone', async () => {
  const { studio, post } = await withOtherDetails()
  const before = await studio.readContact(post.contact)

  for (const { id } of post.suggestions) await resolve(studio, id, 'dismiss')

  expect(await studio.readContact(post.contact)).toEqual({ ...before, suggestions: [] })
  expect((await readSubmission(studio.desk, post.id)).suggestions).toEqual([])
})

test('two who are the same person become one, and undo parts them', async () => {
  const studio = await openInbox()
  const huda = await studio.sendLead({ name: 'Huda' })
  studio.clock.advance(MINUTE)
  const omar = await studio.sendLead({ name: 'Omar', contact: '01712345678', type: 'marketing' })
  studio.clock.advance(MINUTE)
  const both = await studio.sendLead({ name: 'Huda', contact: 'huda@example.com 01712345678' })

  const { changeId } = await resolve(studio, both.suggestions[0]?.id, 'accept')

  expect((await readSubmission(studio.desk, omar.id)).contact).toEqual(huda.contact)
  expect((await studio.readContact(huda.contact)).contactMethods).toHaveLength(2)
  const undone = await studio.undo(changeId)
  expect(undone.status).toBe(200)
  expect((await readSubmission(studio.desk, omar.id)).contact).toEqual(omar.contact)
  expect((await readSubmission(studio.desk, both.id)).suggestions).toHaveLength(1)
})

test('two spellings of one company become one', async () => {
  const studio = await openInbox()
  const first = await studio.sendRequest({ email: 'huda@gmail.com', company: 'Delta Tea House' })
  studio.clock.advance(MINUTE)
  const second = await studio.sendRequest({ name: 'Omar', email: 'omar@gmail.com', company: 'Delta Tee House' })

  await resolve(studio, second.suggestions[0]?.id, 'accept')

  const { company } = await studio.readContact(first.contact)
  expect(company).toMatchObject({ name: 'Delta Tea House' })
  expect((await studio.readContact(second.contact)).company).toEqual(company)
})

test('a lost deal is opened again, and takes the place of the one that was made meanwhile', async () => {
  const studio = await openInbox()
  const first = await studio.sendLead()
  await studio.desk.post(`/api/crm/deals/${first.deal?.id}/move`, { stageId: 'lost', lostReason: 'timing' })
  studio.clock.advance(MINUTE)
  const second = await studio.sendRequest()

  await resolve(studio, second.suggestions[0]?.id, 'accept')

  expect(await studio.readDeal(first.deal)).toMatchObject({ stageId: 'new', lostReason: null, closedAt: null })
  expect((await readSubmission(studio.desk, second.id)).deal).toEqual(first.deal)
  expect((await studio.desk.get(`/api/crm/deals/${second.deal?.id}`)).status).toBe(404)
})

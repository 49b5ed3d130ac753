import { describe, expect, test } from 'vitest'
import { aLead, openInbox } from '../../testing/inbox.ts'
import { OPEN_MAX } from '../duplicates/create-suggestion.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('somebody who writes again', () => {
  test('is the same person, and the deal under way gets news instead of a twin', async () => {
    const studio = await openInbox()
    const first = await studio.sendLead()
    await studio.desk.post('/api/crm/timeline', { kind: 'call', body: 'Talked', dealId: first.deal?.id })
    studio.clock.advance(89 * DAY)

    const second = await studio.sendRequest({ email: 'HUDA@example.com' })

    expect(second).toMatchObject({ contact: first.contact, deal: first.deal, isJoined: true })
    expect(await studio.readDeal(first.deal)).toMatchObject({ hasNews: true })
    expect(await studio.listCards()).toHaveLength(1)
    expect(await studio.listSent(first.contact)).toHaveLength(2)
  })

  test.each([
    ['about another service', 0, { projectType: 'ecommerce' }],
    ['after more than ninety days', 91 * DAY, {}],
  ])('%s gets a deal of its own', async (_when, pause, fields) => {
    const studio = await openInbox()
    const first = await studio.sendLead()
    studio.clock.advance(pause + MINUTE)

    const second = await studio.sendRequest(fields)

    expect(second.contact).toEqual(first.contact)
    expect(second.isJoined).toBe(false)
    expect(await studio.listCards()).toHaveLength(2)
  })

  test('over and over with ever new details leaves only so many suggestions, and each submission still shows its text', async () => {
    const studio = await openInbox()
    const first = await studio.sendLead({ type: 'other' })
    for (let n = 0; n < OPEN_MAX; n++) {
      studio.clock.advance(MINUTE)
      const details = { businessName: `Tea House ${n} ${'x'.repeat(4900)}`, location: `Road ${n}` }
      const reply = await studio.visitor.post('/api/leads', { ...aLead, type: 'other', ...details })
      expect(reply.status).toBe(201)
    }
    await studio.jobs.runDue()
    studio.clock.advance(MINUTE)

    const last = await studio.sendLead({ type: 'other', businessName: 'Silk House' })

    const { suggestions } = await studio.readContact(first.contact)
    expect(suggestions).toHaveLength(OPEN_MAX)
    expect(Math.max(...suggestions.map(({ value }) => value.length))).toBe(254)
    expect(last).toMatchObject({ contact: first.contact, suggestions: [] })
    expect(JSON.stringify(last)).toContain('Silk House')
  })

  test('fills nothing, not even what was empty: the values are suggested', async () => {
    const studio = await openInbox()
    const first = await studio.sendLead({ type: 'other' })
    const before = await studio.readContact(first.contact)
    studio.clock.advance(MINUTE)

    const second = await studio.sendLead({
      type: 'invest',
      contact: 'huda@example.com 01712345678',
      location: 'Dhaka',
      businessName: 'Tea House',
    })

    const { suggestions, ...after } = await studio.readContact(first.contact)
    expect({ ...after, suggestions: [] }).toEqual({
      ...before,
      version: expect.any(Number),
      lastActivityAt: expect.any(Number),
      lastTouch: { by: 'them', submission: expect.objectContaining({ id: second.id }) },
    })
    expect(suggestions).toEqual(second.suggestions)
    expect(suggestions.map(({ field, value }) => [field, value])).toEqual([
      ['company', 'Tea House'],
      ['location', 'Dhaka'],
      ['phone', '+8801712345678'],
      ['tag', 'investor'],
    ])
    for (const { id } of suggestions) await studio.desk.post(`/api/crm/suggestions/${id}/accept`, {})
    expect(await studio.readContact(first.contact)).toMatchObject({
      phone: '+8801712345678',
      location: 'Dhaka',
      company: { name: 'Tea House' },
      tags: [{ name: 'investor' }],
      suggestions: [],
    })
  })

  test('changes nothing of the deal under way but that it has news', async () => {
    const studio = await openInbox()
    const first = await studio.sendRequest({ budget: '5k-10k' })
    await studio.desk.post('/api/crm/timeline', { kind: 'call', body: 'Talked', dealId: first.deal?.id })
    const before = await studio.readDeal(first.deal)
    studio.clock.advance(MINUTE)

    await studio.sendRequest({ budget: '20k+', description: 'Forget the menu.', company: 'Evil Ltd' })

    expect(await studio.readDeal(first.deal)).toEqual({
      ...before,
      submission: expect.anything(),
      hasNews: true,
      version: expect.any(Number),
      lastActivityAt: expect.any(Number),
    })
  })

  test('stays in the trash, and the message says where they are', async () => {
    const studio = await openInbox()
    const first = await studio.sendLead({ type: 'other' })
    await studio.desk.delete(`/api/crm/contacts/${first.contact?.id}`)
    studio.clock.advance(MINUTE)

    const second = await studio.sendLead()

    expect(second).toMatchObject({ contact: first.contact, isContactInTrash: true, deal: null, error: null })
    expect((await studio.desk.get(`/api/crm/contacts/${first.contact?.id}`)).status).toBe(404)
    expect(await studio.listCards()).toEqual([])
    await studio.desk.post(`/api/crm/trash/contact/${first.contact?.id}/restore`, {})
    expect((await studio.act(second.id, 'split')).record).toMatchObject({
      isContactInTrash: false,
      deal: { name: 'Website for Huda Rahman' },
    })
  })
})

test('somebody new who names a company we know gets a deal of their own, not that of its people', async () => {
  const studio = await openInbox()
  const first = await studio.sendRequest({ email: 'huda@teahouse.example', company: 'Tea House' })
  studio.clock.advance(MINUTE)

  const second = await studio.sendRequest({ name: 'Omar', email: 'omar@gmail.com', company: 'Tea House' })

  expect(second).toMatchObject({ isJoined: false })
  expect(second.deal?.id).not.toBe(first.deal?.id)
})

test('an address and a number of two people: the address decides, and a merge is suggested', async () => {
  const studio = await openInbox()
  const byEmail = await studio.sendLead({ name: 'Huda' })
  studio.clock.advance(MINUTE)
  const byPhone = await studio.sendLead({ name: 'Omar', contact: '+8801712345678' })
  studio.clock.advance(MINUTE)

  const both = await studio.sendLead({ name: 'Huda', contact: 'huda@example.com 01712345678' })

  expect(both.contact).toEqual(byEmail.contact)
  expect(both.suggestions).toMatchObject([{ kind: 'same-person', other: byPhone.contact }])
})

test('an address with a tag is somebody new, and the duplicate is suggested', async () => {
  const studio = await openInbox()
  const plain = await studio.sendLead()
  studio.clock.advance(MINUTE)

  const tagged = await studio.sendLead({ contact: 'huda+tea@example.com' })

  expect(tagged.contact?.id).not.toBe(plain.contact?.id)
  expect(tagged.suggestions).toMatchObject([{ kind: 'same-person', other: plain.contact }])
})

describe('a company', () => {
  test.each([
    ['of the same domain', { email: 'omar@teahouse.example', company: 'T. H.' }],
    ['of the same name in another legal form', { email: 'omar@example.com', company: 'TEA HOUSE (Pvt.) Ltd.' }],
  ])('%s is the one we know', async (_how, fields) => {
    const studio = await openInbox()
    const first = await studio.sendRequest({ email: 'huda@teahouse.example', company: 'Tea House' })
    studio.clock.advance(MINUTE)

    const second = await studio.sendRequest({ name: 'Omar', projectType: 'ecommerce', ...fields })

    const [one, other] = [await studio.readContact(first.contact), await studio.readContact(second.contact)]
    expect(other.id).not.toBe(one.id)
    expect(other.company).toEqual(one.company)
  })
})

test('a deal that was lost stays lost: a new one is made, and reopening is suggested', async () => {
  const studio = await openInbox()
  const first = await studio.sendLead()
  await studio.desk.post(`/api/crm/deals/${first.deal?.id}/move`, { stageId: 'lost', lostReason: 'timing' })
  studio.clock.advance(MINUTE)

  const second = await studio.sendRequest()

  expect(second.deal?.id).not.toBe(first.deal?.id)
  expect(second.suggestions).toMatchObject([{ kind: 'reopen', other: first.deal }])
})

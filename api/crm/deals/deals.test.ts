import { Company } from '@nokshi/contract/crm/companies.ts'
import { Board, DealCard, DealTotals } from '@nokshi/contract/crm/deals.ts'
import { Change } from '@nokshi/contract/crm/history.ts'
import { pageOf } from '@nokshi/contract/crm/records.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import { describe, expect, test } from 'vitest'
import { expectAnswer, openBoard, Refused } from '../../testing/board.ts'

const DAY = 24 * 60 * 60 * 1000

describe('a deal', () => {
  test('begins on top of the first stage, with its amount at the rate of the day', async () => {
    const { addDeal, readColumn } = await openBoard()
    await addDeal({ title: 'Older' })

    const { record } = await addDeal({ title: 'Tea house site', amount: { minor: 1_800_000, currency: 'AED' } })

    expect(await readColumn('new')).toEqual(['Tea house site', 'Older'])
    expect(record).toMatchObject({
      stageId: 'new',
      amount: { minor: 1_800_000, currency: 'AED' },
      inBase: { money: { minor: 59_795_779, currency: 'BDT' }, rate: '33.219877467665', asOf: '2025-12-01' },
      isQuiet: false,
      nextStep: null,
    })
  })

  test('is edited from the version that was seen, and whoever is late is told', async () => {
    const { addDeal, edit, readDeal } = await openBoard()
    const { record } = await addDeal({ description: 'A menu', amount: { minor: 100, currency: 'BDT' } })

    const first = await edit(record.id, { version: 1, title: 'Tea house shop', description: '' })
    const second = await edit(record.id, { version: 1, title: 'Something else' })

    expect([first.status, second.status]).toEqual([200, 409])
    expect(await readDeal(record.id)).toMatchObject({
      title: 'Tea house shop',
      description: null,
      amount: { minor: 100, currency: 'BDT' },
      version: 2,
    })
  })

  test('is refused with values that it cannot have', async () => {
    const { desk } = await openBoard()

    for (const fields of [
      { amount: { minor: 1.5, currency: 'BDT' } },
      { amount: { minor: -1, currency: 'BDT' } },
      { amount: { minor: 1, currency: 'EUR' } },
      { contactId: 'nobody' },
      { contactId: 'a\u0000b' },
      { ownerId: 'nobody' },
      { title: ' ' },
      { stageId: 'lost' },
    ]) {
      const reply = await desk.post('/api/crm/deals', { title: 'Tea house', ...fields })
      expect(reply.status, JSON.stringify(fields)).toBe(400)
      expect(Refused.parse(await reply.json()).fields).toBeDefined()
    }
  })

  test('goes quiet when nothing happens for longer than its stage allows, and wakes with a note', async () => {
    const { addDeal, readDeal, clock, desk } = await openBoard()
    const { record } = await addDeal()
    clock.advance(DAY)

    expect((await readDeal(record.id)).isQuiet).toBe(true)
    const { items } = await desk.read('/api/crm/deals?quiet=true', pageOf(DealCard))
    expect(items.map((card) => card.id)).toEqual([record.id])

    await desk.post('/api/crm/timeline', { kind: 'note', body: 'Called back', dealId: record.id })
    expect((await readDeal(record.id)).isQuiet).toBe(false)
  })
})

test('a deal that was added by mistake is taken back by undo, unless somebody has worked on it', async () => {
  const { addDeal, readColumn, desk, undo } = await openBoard()
  const mistake = await addDeal({ title: 'Mistake' })
  const worked = await addDeal({ title: 'Worked on' })
  await desk.post('/api/crm/timeline', { kind: 'note', body: 'Called', dealId: worked.record.id })

  expect((await undo(mistake.changeId)).status).toBe(200)
  expect((await undo(worked.changeId)).status).toBe(409)
  expect(await readColumn('new')).toEqual(['Worked on'])
})

describe('whom a deal is with', () => {
  test('may be new: person and company are added with it, and taken back with it', async () => {
    const { addDeal, readDeal, desk, undo } = await openBoard()
    const { record, changeId } = await addDeal({ contactName: 'Karim Uddin', companyName: 'Padma Foods' })

    expect(record).toMatchObject({ contact: { name: 'Karim Uddin' }, company: { name: 'Padma Foods' } })
    const company = await desk.read(`/api/crm/companies/${record.company?.id}`, Company)
    expect(company.deals.map((deal) => deal.id)).toEqual([record.id])
    expect(company.contacts.map((person) => person.name)).toEqual(['Karim Uddin'])

    const again = await addDeal({ title: 'Second', companyName: 'PADMA FOODS Ltd.' })
    expect((await readDeal(again.record.id)).company?.id).toBe(record.company?.id)
    expect((await undo(again.changeId)).status).toBe(200)
    expect((await undo(changeId)).status).toBe(200)
    expect((await desk.get(`/api/crm/contacts/${record.contact?.id}`)).status).toBe(404)
  })

  test('brings their company along, unless another one is named or none is wanted', async () => {
    const { addDeal, edit, readDeal } = await openBoard()
    const first = await addDeal({ contactName: 'Huda Saleh', companyName: 'Al Noor' })
    const contactId = first.record.contact?.id
    const companies = async (fields: object) => (await addDeal({ contactId, ...fields })).record.company?.name

    expect(await companies({})).toBe('Al Noor')
    expect(await companies({ companyName: 'Other' })).toBe('Other')
    expect(await companies({ companyId: null })).toBeUndefined()

    const { record: bare } = await addDeal({ title: 'Bare' })
    await edit(bare.id, { version: 1, contactName: 'Rana Plaza' })
    expect((await readDeal(bare.id)).contact?.name).toBe('Rana Plaza')
    await edit(bare.id, { version: 2, contactId })
    expect(await readDeal(bare.id)).toMatchObject({ contact: { id: contactId }, company: { name: 'Al Noor' } })
  })
})

test('what came in is unanswered until somebody gets in touch, or the deal ends', async () => {
  const { addDeal, readDeal, move, desk, deps } = await openBoard()
  const { record } = await addDeal()
  const dealId = record.id
  const log = (kind: string) => expectAnswer(desk.post('/api/crm/timeline', { kind, body: 'Talked', dealId }), 201)
  const isUnanswered = async () => (await readDeal(dealId)).hasNews
  const comeIn = () => deps.db.updateTable('deal').set({ hasNews: 1 }).execute()

  await comeIn()
  await log('note')
  expect(await isUnanswered()).toBe(true)
  await log('call')
  expect(await isUnanswered()).toBe(false)
  await comeIn()
  await move(dealId, { stageId: 'won' })
  expect(await isUnanswered()).toBe(false)
})

test('what was changed is told with both values, except for what a person could be known by', async () => {
  const { addDeal, edit, desk } = await openBoard()
  const { record } = await addDeal({ amount: { minor: 900_000, currency: 'BDT' } })
  const changes = { amount: { minor: 1_200_050, currency: 'AED' }, service: 'ui-ux', contactName: 'Karim' }
  expect((await edit(record.id, { version: 1, ...changes })).status).toBe(200)

  const { items } = await desk.read(`/api/crm/timeline?deal=${record.id}`, pageOf(Activity))

  expect(items.find(({ kind }) => kind === 'changed')?.details.fields).toBe(
    'service: none → UI/UX design; amount: BDT 9,000 → AED 12,000.50; contact',
  )
  const { items: log } = await desk.read('/api/crm/changes', pageOf(Change))
  expect(log.map(({ summary }) => summary).join()).toContain('Changed the deal Tea house site: service: none → UI')
})

test('an open deal is worth on its sheet what it adds to the board, also after a rate has changed', async () => {
  const { addDeal, readDeal, desk } = await openBoard()
  const { record } = await addDeal({ amount: { minor: 10_000, currency: 'USD' } })
  await desk.patch('/api/crm/rates/BDT', { perDollar: '130', isSure: true })

  const { columns } = await desk.read('/api/crm/board', Board)

  expect(columns[0]?.totals.inBase).toEqual({ minor: 1_300_000, currency: 'BDT' })
  expect((await readDeal(record.id)).inBase?.money).toEqual(columns[0]?.totals.inBase)
})

test('a closed deal is worth the same on its sheet, in its column, in the list and in the results, whatever the rate becomes', async () => {
  const { addDeal, edit, move, readDeal, desk } = await openBoard()
  const usd = (minor: number) => ({ amount: { minor, currency: 'USD' } })
  const won = await addDeal(usd(10_000))
  const lost = await addDeal(usd(20_000))
  const open = await addDeal(usd(30_000))
  await desk.patch('/api/crm/rates/BDT', { perDollar: '125', isSure: true })
  await move(won.record.id, { stageId: 'won' })
  await move(lost.record.id, { stageId: 'lost', lostReason: 'price' })
  await desk.patch('/api/crm/rates/BDT', { perDollar: '200', isSure: true })
  // A corrected amount keeps the rate of the day it was won.
  expect((await edit(won.record.id, { version: 2, ...usd(11_000) })).status).toBe(200)

  const { columns } = await desk.read('/api/crm/board', Board)
  const inBase = (stageId: string) => columns.find(({ stage }) => stage.id === stageId)?.totals.inBase?.minor
  const list = await desk.read('/api/crm/deals/totals', DealTotals)
  const dear = await desk.read('/api/crm/deals?sort=amount&minAmount=13750', pageOf(DealCard))

  expect([inBase('won'), inBase('lost'), inBase('new')]).toEqual([1_375_000, 2_500_000, 6_000_000])
  expect((await readDeal(won.record.id)).inBase?.money.minor).toBe(1_375_000)
  expect((await readDeal(lost.record.id)).inBase?.money.minor).toBe(2_500_000)
  expect(list.totals).toEqual({
    sums: [{ minor: 61_000, currency: 'USD' }],
    inBase: { minor: 9_875_000, currency: 'BDT' },
  })
  const ids = [open, lost, won].map(({ record }) => record.id)
  expect(dear.items.map(({ id }) => id)).toEqual(ids)
})

describe('the board', () => {
  test('has every stage with its count and its totals, currency by currency', async () => {
    const { addDeal, desk } = await openBoard()
    await addDeal({ amount: { minor: 125_000_000, currency: 'BDT' } })
    await addDeal({ amount: { minor: 1_800_000, currency: 'AED' } })
    await addDeal({ amount: { minor: 10, currency: 'BDT' } })
    await addDeal()

    const { columns } = await desk.read('/api/crm/board', Board)

    expect(columns.map(({ stage }) => stage.label)).toEqual([
      'New',
      'Talking',
      'Proposal sent',
      'Negotiating',
      'Won',
      'Lost',
    ])
    expect(columns[0]).toMatchObject({
      count: 4,
      totals: {
        sums: [
          { minor: 125_000_010, currency: 'BDT' },
          { minor: 1_800_000, currency: 'AED' },
        ],
        inBase: { minor: 125_000_010 + 59_795_779, currency: 'BDT' },
      },
    })
  })

  test('the list and the table have the same filters, and find by words of the title', async () => {
    const { addDeal, desk, readTable, staff } = await openBoard()
    await addDeal({ title: 'Tea house site', ownerId: staff.id, service: 'web-app' })
    await addDeal({ title: 'চা ঘর' })
    for (const [question, titles] of [
      ['q=tea%20sit', ['Tea house site']],
      ['q=চা', ['চা ঘর']],
      ['q=coffee', []],
      [`owner=${staff.id}`, ['Tea house site']],
      ['service=web-app', ['Tea house site']],
      ['service=ecommerce', []],
      ['stage=won', []],
      ['quiet=true', []],
    ] as const) {
      const { columns } = await desk.read(`/api/crm/board?${question}`, Board)
      const { items } = await desk.read(`/api/crm/deals?${question}`, pageOf(DealCard))
      expect(await readTable(question)).toEqual(titles)
      expect(columns.flatMap(({ cards }) => cards).map((card) => card.title)).toEqual(titles)
      expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(titles.length)
      expect(items.map((card) => card.title)).toEqual(titles)
    }
  })

  test('goes on where a column ended, and the list goes from stage to stage', async () => {
    const { addDeal, move, desk, readTable } = await openBoard()
    for (let card = 0; card < 25; card++) await addDeal({ title: `Card ${card}` })
    const { record } = await addDeal({ title: 'Elsewhere' })
    await move(record.id, { stageId: 'talking' })

    const { columns } = await desk.read('/api/crm/board', Board)
    const rest = await desk.read(`/api/crm/deals?stage=new&cursor=${columns[0]?.next}`, pageOf(DealCard))
    const all = await desk.read('/api/crm/deals', pageOf(DealCard))

    expect(columns[0]?.cards).toHaveLength(20)
    expect(rest.items.map((card) => card.title)).toEqual(['Card 4', 'Card 3', 'Card 2', 'Card 1', 'Card 0'])
    expect(all.items.at(-1)?.title).toBe('Elsewhere')
    expect(all.next).toBeNull()
    const newest = await desk.read('/api/crm/deals?sort=new', pageOf(DealCard))
    expect(await readTable('sort=new')).toEqual(newest.items.map((card) => card.title))
  })
})

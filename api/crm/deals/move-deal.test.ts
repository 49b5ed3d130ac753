import { Deal, DealCard } from '@nokshi/contract/crm/deals.ts'
import { pageOf } from '@nokshi/contract/crm/records.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import { describe, expect, test } from 'vitest'
import { openBoard, Refused } from '../../testing/board.ts'

const DAY = 24 * 60 * 60 * 1000

describe('a move', () => {
  test('to Won closes the deal at the rate of that day; back to open clears it', async () => {
    const { addDeal, move, desk, clock } = await openBoard()
    const { record } = await addDeal({ amount: { minor: 10_000, currency: 'USD' } })
    await desk.patch('/api/crm/rates/BDT', { perDollar: '125.00', isSure: true })
    clock.advance(DAY)

    const won = await move(record.id, { stageId: 'won' })
    expect(won.record).toMatchObject({
      closedAt: Date.parse('2026-11-16T06:00:00Z'),
      inBase: { money: { minor: 1_250_000, currency: 'BDT' }, rate: '125', asOf: '2026-11-15' },
    })
    await desk.patch('/api/crm/rates/BDT', { perDollar: '200', isSure: true })
    expect((await desk.read(`/api/crm/deals/${record.id}`, Deal)).inBase?.rate).toBe('125')

    const back = await move(record.id, { stageId: 'talking' })
    expect(back.record).toMatchObject({ closedAt: null, stageId: 'talking' })
  })

  test('to Lost needs a reason, and forgets it when the deal comes back', async () => {
    const { addDeal, move, desk } = await openBoard()
    const { record } = await addDeal()

    const refused = await desk.post(`/api/crm/deals/${record.id}/move`, { stageId: 'lost' })
    expect(refused.status).toBe(400)
    expect(Refused.parse(await refused.json()).fields).toEqual({ lostReason: 'Say why it was lost.' })

    const lost = await move(record.id, { stageId: 'lost', lostReason: 'price', lostNote: 'Too dear' })
    expect(lost.record).toMatchObject({ lostReason: 'price', lostNote: 'Too dear' })
    const back = await move(record.id, { stageId: 'new' })
    expect(back.record).toMatchObject({ lostReason: null, lostNote: null, closedAt: null })
  })

  test('is on the timeline, and undo puts the card back where it was', async () => {
    const { addDeal, move, readColumn, desk, undo, clock } = await openBoard()
    for (const title of ['Third', 'Second', 'First']) await addDeal({ title })
    const { items } = await desk.read('/api/crm/deals', pageOf(DealCard))
    const second = items.find((card) => card.title === 'Second')?.id ?? ''
    clock.advance(1000)

    const { changeId } = await move(second, { stageId: 'won' })
    const timeline = await desk.read(`/api/crm/timeline?deal=${second}`, pageOf(Activity))
    expect(timeline.items[0]).toMatchObject({ kind: 'stage-changed', details: { from: 'New', to: 'Won' } })

    expect((await undo(changeId)).status).toBe(200)
    expect(await readColumn('new')).toEqual(['First', 'Second', 'Third'])
    expect((await desk.read(`/api/crm/deals/${second}`, Deal)).closedAt).toBeNull()
    expect((await desk.read(`/api/crm/timeline?deal=${second}`, pageOf(Activity))).items).toHaveLength(1)
  })

  test('is not undone over a later one', async () => {
    const { addDeal, move, undo } = await openBoard()
    const { record } = await addDeal()
    const first = await move(record.id, { stageId: 'talking' })
    await move(record.id, { stageId: 'won' })

    expect((await undo(first.changeId)).status).toBe(409)
  })

  test('puts the card before another, at the end, or where the other has gone from', async () => {
    const { addDeal, move, readColumn } = await openBoard()
    const [c, b, a] = [await addDeal({ title: 'C' }), await addDeal({ title: 'B' }), await addDeal({ title: 'A' })]

    await move(c.record.id, { stageId: 'new', beforeId: b.record.id })
    expect(await readColumn('new')).toEqual(['A', 'C', 'B'])
    await move(a.record.id, { stageId: 'new' })
    expect(await readColumn('new')).toEqual(['C', 'B', 'A'])
    await move(a.record.id, { stageId: 'new', beforeId: 'nobody' })
    expect(await readColumn('new')).toEqual(['C', 'B', 'A'])
  })

  test('many at once all land, each at a place of its own', async () => {
    const { addDeal, move, readColumn, deps } = await openBoard()
    const target = await addDeal({ title: 'Target', stageId: 'talking' })
    const cards = []
    for (let card = 0; card < 8; card++) cards.push(await addDeal({ title: `Card ${card}` }))

    await Promise.all(cards.map(({ record }) => move(record.id, { stageId: 'talking', beforeId: target.record.id })))

    const column = await readColumn('talking')
    expect(column).toHaveLength(9)
    expect(column.at(-1)).toBe('Target')
    const rows = await deps.db.selectFrom('deal').select('rank').where('stageId', '=', 'talking').execute()
    expect(new Set(rows.map((row) => row.rank)).size).toBe(9)
  })

  test('of the same card by two people leaves it in one stage, and tells whoever was too late', async () => {
    const { addDeal, desk, readDeal } = await openBoard()
    const { record } = await addDeal()
    const path = `/api/crm/deals/${record.id}/move`

    const replies = await Promise.all([
      desk.post(path, { stageId: 'talking' }),
      desk.post(path, { stageId: 'negotiating' }),
    ])

    const landed = replies.filter((reply) => reply.status === 200).length
    expect(replies.every((reply) => reply.status === 200 || reply.status === 409)).toBe(true)
    expect(landed).toBeGreaterThan(0)
    const { stageId } = await readDeal(record.id)
    expect(['talking', 'negotiating']).toContain(stageId)
    const { items } = await desk.read(`/api/crm/timeline?deal=${record.id}`, pageOf(Activity))
    expect(items.filter((item) => item.kind === 'stage-changed')).toHaveLength(landed)
  })
})

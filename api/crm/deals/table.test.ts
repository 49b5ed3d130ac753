import { describe, expect, test } from 'vitest'
import { openBoard } from '../../testing/board.ts'

describe('deals as a table', () => {
  test('cannot run as formulas', async () => {
    const { addDeal, desk } = await openBoard()
    await addDeal({ title: '=1+1', amount: { minor: 125_050, currency: 'SAR' } })

    const reply = await desk.get('/api/crm/deals.csv')

    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect((await reply.text()).split('\r\n')[1]).toMatch(/^'=1\+1,New,1250.50,SAR,/)
  })

  test('goes on after as many as are fetched at once', async () => {
    const { deps, addDeal, readTable } = await openBoard()
    const { record } = await addDeal()
    const first = await deps.db.selectFrom('deal').selectAll().where('id', '=', record.id).executeTakeFirstOrThrow()
    const more = Array.from({ length: 1100 }, (_, n) => ({ ...first, id: `more-${n}`, title: `Deal ${n}` }))
    for (const start of [0, 400, 800])
      await deps.db
        .insertInto('deal')
        .values(more.slice(start, start + 400))
        .execute()

    expect(new Set(await readTable('')).size).toBe(1101)
  })
})

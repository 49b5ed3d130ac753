import { DealCard } from '@nokshi/contract/crm/deals.ts'
import { pageOf } from '@nokshi/contract/crm/records.ts'
import { describe, expect, test } from 'vitest'
import { openBoard } from '../../testing/board.ts'
import type { Client } from '../../testing/client.ts'

/** The titles in the table, from the top. */
async function readTitles(desk: Client, question: string) {
  const reply = await desk.get(`/api/crm/deals.csv?${question}`)
  const [, ...lines] = (await reply.text()).trimEnd().split('\r\n')
  return lines.map((line) => line.split(',')[0])
}

const DAY = 24 * 60 * 60 * 1000

describe('deals as a table', () => {
  test.each([
    ['', ['Quiet shop', 'Web app', 'Other shop', 'Won shop']],
    ['stage=talking', ['Other shop']],
    ['service=ecommerce', ['Quiet shop', 'Other shop', 'Won shop']],
    ['quiet=true', ['Quiet shop']],
    ['q=shop&stage=won', ['Won shop']],
    ['sort=new', ['Web app', 'Won shop', 'Other shop', 'Quiet shop']],
    ['q=nothing-like-it', []],
  ])('holds for «%s» what the list shows, in its order', async (question, titles) => {
    const { addDeal, move, clock, desk } = await openBoard()
    for (const [title, service] of [
      ['Quiet shop', 'ecommerce'],
      ['Other shop', 'ecommerce'],
      ['Won shop', 'ecommerce'],
      ['Web app', 'web-app'],
    ]) {
      const { record } = await addDeal({ title, service })
      if (title === 'Other shop') await move(record.id, { stageId: 'talking' })
      if (title === 'Won shop') await move(record.id, { stageId: 'won' })
      if (title === 'Quiet shop') clock.advance(2 * DAY)
      clock.advance(1000)
    }

    const { items } = await desk.read(`/api/crm/deals?${question}`, pageOf(DealCard))

    expect((await readTitles(desk, question)).toSorted()).toEqual(titles.toSorted())
    expect(await readTitles(desk, question)).toEqual(items.map((card) => card.title))
  })

  test('of somebody holds what they look after', async () => {
    const { addDeal, desk, staff } = await openBoard()
    await addDeal({ title: 'Mine', ownerId: staff.id })
    await addDeal({ title: 'Nobody’s', ownerId: null })

    expect(await readTitles(desk, `owner=${staff.id}`)).toEqual(['Mine'])
  })

  test('goes on after as many as are fetched at once', async () => {
    const { desk, deps, addDeal } = await openBoard()
    const { record } = await addDeal()
    const first = await deps.db.selectFrom('deal').selectAll().where('id', '=', record.id).executeTakeFirstOrThrow()
    const more = Array.from({ length: 1100 }, (_, n) => ({ ...first, id: `more-${n}`, title: `Deal ${n}` }))
    for (const start of [0, 400, 800])
      await deps.db
        .insertInto('deal')
        .values(more.slice(start, start + 400))
        .execute()

    expect(new Set(await readTitles(desk, '')).size).toBe(1101)
  })
})

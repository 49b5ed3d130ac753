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

async function readName(desk: Client, question: string) {
  const reply = await desk.get(`/api/crm/deals.csv?${question}`)
  return reply.headers.get('content-disposition')
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

  test('of somebody holds what they look after, and is called after them', async () => {
    const { addDeal, desk, staff } = await openBoard()
    await addDeal({ title: 'Mine', ownerId: staff.id })
    await addDeal({ title: 'Nobody’s', ownerId: null })

    expect(await readTitles(desk, `owner=${staff.id}`)).toEqual(['Mine'])
    expect(await readName(desk, `owner=${staff.id}`)).toContain(
      `"deals-${staff.name.toLowerCase().replaceAll(' ', '-')}-2026-11-15.csv"`,
    )
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

  test.each([
    ['', 'deals-2026-11-15', 'deals-2026-11-15'],
    ['stage=talking&quiet=true', 'deals-talking-quiet-2026-11-15', 'deals-talking-quiet-2026-11-15'],
    ['service=web-app', 'deals-web-app-2026-11-15', 'deals-web-app-2026-11-15'],
    ['stage=no-such-stage', 'deals-2026-11-15', 'deals-2026-11-15'],
    ['q=%22%0d%0aSet-Cookie:%20a', 'deals-set-cookie-a-2026-11-15', 'deals-set-cookie-a-2026-11-15'],
    ['q=চা', 'deals-2026-11-15', 'deals-%E0%A6%9A%E0%A6%BE-2026-11-15'],
    [`q=${'😀x'.repeat(60)}`, `deals-${'x-'.repeat(30)}2026-11-15`, `deals-${'x-'.repeat(30)}-2026-11-15`],
  ])('for «%s» says in its name what it holds', async (question, plain, whole) => {
    const { desk } = await openBoard()

    expect(await readName(desk, question)).toBe(`attachment; filename="${plain}.csv"; filename*=UTF-8''${whole}.csv`)
  })

  test('is called after the day it is in the studio', async () => {
    const { desk, clock } = await openBoard()
    clock.advance(13 * 60 * 60 * 1000)

    expect(await readName(desk, '')).toContain('deals-2026-11-16.csv')
  })

  test('has the filters of the list, and refuses what the list refuses', async () => {
    const { desk } = await openBoard()

    expect((await desk.get('/api/crm/deals.csv?sort=colour')).status).toBe(400)
  })
})

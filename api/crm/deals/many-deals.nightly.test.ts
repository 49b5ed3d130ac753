import { DealCard, DealTotals } from '@nokshi/contract/crm/deals.ts'
import { ManyChanged, pageOf } from '@nokshi/contract/crm/records.ts'
import { expect, test } from 'vitest'
import { expectAnswer, openBoard } from '../../testing/board.ts'
import { makeStaff } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'

const DAY = 24 * 60 * 60 * 1000
const Deals = pageOf(DealCard)

/** Four deals that differ in every sort key. The base currency is the taka; a dollar is 122 taka. */
async function openStudio() {
  const board = await openBoard()
  const { staff: omar } = await makeStaff(board, 'member')
  await board.addDeal({ title: 'Old', amount: { minor: 5_000_000, currency: 'BDT' } })
  board.clock.advance(10 * DAY)
  await board.addDeal({
    ...{ title: 'Dollars', amount: { minor: 100_000, currency: 'USD' }, ownerId: board.staff.id },
    expectedClose: '2026-12-24',
  })
  board.clock.advance(DAY)
  await board.addDeal({ title: 'Small', amount: { minor: 100, currency: 'BDT' }, expectedClose: '2026-12-01' })
  board.clock.advance(DAY)
  await board.addDeal({ title: 'No amount', ownerId: omar.id })
  const listTitles = async (question: string) =>
    (await board.desk.read(`/api/crm/deals?${question}`, Deals)).items.map(({ title }) => title)
  const change = async (which: object, act: object) =>
    ManyChanged.parse(await expectAnswer(board.desk.post('/api/crm/deals/bulk', { which, act })))
  return { ...board, omar, listTitles, change }
}

test.each([
  ['sort=amount', ['Dollars', 'Old', 'Small', 'No amount']],
  ['sort=close', ['Small', 'Dollars', 'Old', 'No amount']],
  ['sort=old', ['Old', 'Dollars', 'Small', 'No amount']],
  ['sort=new', ['No amount', 'Small', 'Dollars', 'Old']],
  ['sort=new&minAmount=50000', ['Dollars', 'Old']],
  ['sort=new&minAmount=1&maxAmount=60000', ['Small', 'Old']],
  ['sort=new&closeFrom=2026-12-01&closeTo=2026-12-23', ['Small']],
  ['sort=new&minDays=2', ['Dollars', 'Old']],
  ['sort=new&owner=nobody', ['Small', 'Old']],
])('deals filtered by %s are %j', async (question, titles) => {
  const { listTitles } = await openStudio()

  expect((await listTitles(question)).filter((title) => titles.includes(title))).toEqual(titles)
  expect(await listTitles(question)).toHaveLength(titles.length)
})

test.each(['amount', 'close', 'owner', 'old'])('a long list sorted by %s goes on where a part ended', async (sort) => {
  const board = await openBoard()
  for (let number = 0; number < 60; number++)
    await board.addDeal({
      title: `Deal ${number}`,
      ...(number % 3 > 0 && { amount: { minor: (number % 5) * 1000, currency: 'BDT' } }),
      ...(number % 2 > 0 && { expectedClose: `2026-12-${10 + (number % 7)}`, ownerId: board.staff.id }),
    })

  const first = await board.desk.read(`/api/crm/deals?sort=${sort}`, Deals)
  const second = await board.desk.read(`/api/crm/deals?sort=${sort}&cursor=${first.next}`, Deals)

  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(60)
  expect(second.next).toBeNull()
})

test('the totals of a list are those of what matches', async () => {
  const { desk } = await openStudio()

  expect(await desk.read('/api/crm/deals/totals?minAmount=1', DealTotals)).toEqual({
    count: 3,
    totals: {
      sums: [
        { minor: 5_000_100, currency: 'BDT' },
        { minor: 100_000, currency: 'USD' },
      ],
      inBase: { minor: 5_000_100 + 12_200_000, currency: 'BDT' },
    },
  })
})

test('chosen deals get another owner, or go into the trash; what is gone already is left out', async () => {
  const { change, desk, omar, listTitles } = await openStudio()
  const { items } = await desk.read('/api/crm/deals?sort=old', Deals)
  const [old, dollars, small] = items.map(({ id }) => id)
  await expectAnswer(desk.delete(`/api/crm/deals/${old}`))

  expect((await change({ ids: [old, dollars, small] }, { kind: 'assign', ownerId: omar.id })).count).toBe(2)
  expect(await listTitles(`owner=${omar.id}&sort=close`)).toEqual(['Small', 'Dollars', 'No amount'])
  await change({ ids: [small, dollars] }, { kind: 'trash' })
  expect(await listTitles('')).toEqual(['No amount'])
})

test.each([
  [{ which: { ids: [] }, act: { kind: 'trash' } }, 400, undefined],
  [{ which: { matching: { q: 'nothing like it' } }, act: { kind: 'trash' } }, 404, 'nothing-matches'],
  [{ which: { matching: {} }, act: { kind: 'move', stageId: 'lost' } }, 400, undefined],
  [{ which: { matching: {} }, act: { kind: 'assign', ownerId: 'nobody-like-that' } }, 400, undefined],
  [{ which: { matching: { minAmount: '-1' } }, act: { kind: 'trash' } }, 400, undefined],
  [{ which: { matching: {} }, act: { kind: 'move', stageId: 'new' } }, 409, 'nothing-to-change'],
])('%j is refused, and nothing is changed', async (input, status, code) => {
  const { desk, listTitles } = await openStudio()

  const reply = await desk.post('/api/crm/deals/bulk', input)

  expect(reply.status).toBe(status)
  if (code !== undefined) expect((await problemOf(reply)).code).toBe(code)
  expect(await listTitles('stage=new')).toHaveLength(4)
})

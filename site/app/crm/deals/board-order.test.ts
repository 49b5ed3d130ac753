import type { Board, DealCard, Stage } from '@nokshi/contract/crm/deals.ts'
import { describe, expect, test } from 'vitest'
import { moveInParts, moveOnBoard } from './board-order.ts'

function aCard(id: string, stageId: string): DealCard {
  return {
    id,
    version: 1,
    title: id,
    contact: null,
    company: null,
    stageId,
    amount: null,
    budgetText: null,
    service: null,
    owner: null,
    nextStep: null,
    expectedClose: null,
    createdAt: 0,
    stageEnteredAt: 0,
    lastActivityAt: 0,
    hasNews: false,
    isQuiet: false,
  }
}

function aStage(id: string): Stage {
  return { id, version: 1, label: id, kind: 'open', probability: 10, rotDays: null }
}

function aBoard(columns: Record<string, string[]>, next: string | null = null): Board {
  return {
    columns: Object.entries(columns).map(([id, cards]) => ({
      stage: aStage(id),
      count: cards.length,
      totals: { sums: [], inBase: null },
      cards: cards.map((card) => aCard(card, id)),
      next,
    })),
  }
}

function titles({ columns }: Board) {
  return Object.fromEntries(columns.map(({ stage, cards }) => [stage.id, cards.map(({ id }) => id)]))
}

describe('a card on the board', () => {
  const board = aBoard({ new: ['a', 'b'], talking: ['c', 'd'] })
  const card = aCard('a', 'new')

  test.each([
    { where: 'before another', move: { beforeId: 'd' }, talking: ['c', 'a', 'd'] },
    { where: 'at the end', move: {}, talking: ['c', 'd', 'a'] },
    { where: 'on top', move: { isOnTop: true }, talking: ['a', 'c', 'd'] },
  ])('goes to another stage, $where, and is counted there', ({ move, talking }) => {
    const moved = moveOnBoard(board, { card, stageId: 'talking', ...move })

    expect(titles(moved)).toEqual({ new: ['b'], talking })
    expect(moved.columns.map(({ count }) => count)).toEqual([1, 3])
  })

  test('goes to another place in its own stage', () => {
    const moved = moveOnBoard(board, { card, stageId: 'new' })

    expect(titles(moved)).toEqual({ new: ['b', 'a'], talking: ['c', 'd'] })
    expect(moved.columns.map(({ count }) => count)).toEqual([2, 2])
  })

  test('is not shown at the end of a column that goes on below', () => {
    const moved = moveOnBoard(aBoard({ new: ['a'], talking: ['c'] }, 'cursor'), { card, stageId: 'talking' })

    expect(titles(moved)).toEqual({ new: [], talking: ['c'] })
    expect(moved.columns.map(({ count }) => count)).toEqual([0, 2])
  })

  test('finds its place in a column that came in parts', () => {
    const pages = [
      { items: [aCard('c', 'talking')], next: 'cursor' },
      { items: [aCard('d', 'talking')], next: null },
    ]
    const ids = (beforeId?: string) =>
      moveInParts(pages, 'talking', { card, stageId: 'talking', beforeId }).map(({ items }) =>
        items.map(({ id }) => id),
      )

    expect(ids('d')).toEqual([['c'], ['a', 'd']])
    expect(ids()).toEqual([['c'], ['d', 'a']])
  })
})

import { ManyChanged, pageOf } from '@nokshi/contract/crm/records.ts'
import { Task, TaskTotals } from '@nokshi/contract/crm/tasks.ts'
import { expect, test } from 'vitest'
import { expectAnswer, openBoard } from '../../testing/board.ts'

test('all tasks that match are put off, ticked off and thrown away, each by one change that can be undone', async () => {
  const { desk, staff, undo, clock } = await openBoard()
  for (const title of ['Call Omar', 'Send the quote', 'Ask for pictures'])
    await expectAnswer(desk.post('/api/crm/tasks', { title, dueDay: '2026-11-20' }), 201)
  await expectAnswer(desk.post('/api/crm/tasks', { title: 'Nobody’s', assigneeId: null }), 201)
  const mine = { matching: { assignee: staff.id } }
  const change = async (act: object) => {
    clock.advance(1)
    return ManyChanged.parse(await expectAnswer(desk.post('/api/crm/tasks/bulk', { which: mine, act })))
  }
  const read = async (question: string) =>
    (await desk.read(`/api/crm/tasks?${question}`, pageOf(Task))).items.map(({ dueDay }) => dueDay)

  expect(await change({ kind: 'due', dueDay: '2026-12-01' })).toMatchObject({ count: 3, failed: 0 })
  expect(await read(`assignee=${staff.id}`)).toEqual(['2026-12-01', '2026-12-01', '2026-12-01'])
  expect(await desk.read(`/api/crm/tasks/totals?assignee=${staff.id}`, TaskTotals)).toEqual({ count: 3 })

  const { changeIds } = await change({ kind: 'done' })
  expect(await read('show=done')).toHaveLength(3)
  expect((await undo(changeIds[0] ?? '')).status).toBe(200)
  expect(await read('')).toHaveLength(4)

  await change({ kind: 'trash' })
  expect(await read('')).toEqual([null])
})

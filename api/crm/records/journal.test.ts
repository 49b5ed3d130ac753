import { expect, test } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { testApp } from '../../testing/test-app.ts'
import { undoChange } from '../history/undo-change.ts'
import { makeChange } from './journal.ts'
import { findChange, findRow } from './journal-queries.ts'
import type { RecordOf } from './journaled.ts'

const about = { kind: 'test', summary: 'A test', actorId: 'rafi' }

function aTask(id: string, title: string): RecordOf<'task'> {
  const nothing = {
    dueDay: null,
    dueTime: null,
    remindMinutes: null,
    assigneeId: null,
    dealId: null,
    contactId: null,
    companyId: null,
  }
  return {
    ...nothing,
    id,
    title,
    kind: 'todo',
    version: 1,
    createdAt: 1,
    updatedAt: 1,
    createdBy: null,
    doneAt: null,
    deletedAt: null,
  }
}

async function withTask() {
  const { deps } = await testApp()
  const insert = await makeChange(deps, async (journal) => {
    await journal.insert('task', aTask('t1', 'Call Huda'))
    return { result: undefined, about }
  })
  const rename = (title: string) =>
    makeChange(deps, async (journal) => {
      const task = await getTask(journal.tx)
      await journal.update('task', task, { title })
      return { result: undefined, about }
    })
  const getTask = async (db: Db = deps.db) => {
    const task = await findRow(db, 'task', 't1')
    if (!task) throw new Error('The task is gone.')
    return task
  }
  return { deps, insert, rename, getTask }
}

test('a change is undone, the undoing is undone, and each is in the log', async () => {
  const { deps, rename, getTask } = await withTask()
  const { changeId } = await rename('Call Huda tomorrow')

  const { undoId } = await undoChange(deps, 'mitu', changeId)
  expect(await getTask()).toMatchObject({ title: 'Call Huda', version: 3 })

  await undoChange(deps, 'mitu', undoId)
  expect(await getTask()).toMatchObject({ title: 'Call Huda tomorrow', version: 4 })
  expect(await findChange(deps.db, undoId)).toMatchObject({ summary: 'Undone: A test', actorId: 'mitu' })
})

test('what was made is taken back, and comes again', async () => {
  const { deps, insert, getTask } = await withTask()

  const { undoId } = await undoChange(deps, 'mitu', insert.changeId)
  expect(await findRow(deps.db, 'task', 't1')).toBeUndefined()

  await undoChange(deps, 'mitu', undoId)
  expect(await getTask()).toEqual(aTask('t1', 'Call Huda'))
})

test('nothing is undone twice, nor over the work of somebody else', async () => {
  const { deps, insert, rename, getTask } = await withTask()
  const first = await rename('Call Huda tomorrow')
  await rename('Call Huda on Sunday')

  await expect(undoChange(deps, 'mitu', first.changeId)).rejects.toThrow('something in it has changed since')
  await expect(undoChange(deps, 'mitu', insert.changeId)).rejects.toThrow('something in it has changed since')
  expect(await getTask()).toMatchObject({ title: 'Call Huda on Sunday' })

  const last = await rename('Call Huda on Monday')
  await undoChange(deps, 'mitu', last.changeId)
  await expect(undoChange(deps, 'mitu', last.changeId)).rejects.toThrow('undone already')
})

test('of two who change the same at once, one is told', async () => {
  const { deps, getTask } = await withTask()
  const seen = await getTask()
  const edit = (title: string) =>
    makeChange(deps, async (journal) => {
      await journal.update('task', seen, { title })
      return { result: undefined, about }
    })

  const outcomes = await Promise.allSettled([edit('One'), edit('Two')])

  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  expect((await getTask()).version).toBe(2)
})

test('a change of nothing writes nothing', async () => {
  const { rename, getTask } = await withTask()

  await rename('Call Huda')

  expect((await getTask()).version).toBe(1)
})

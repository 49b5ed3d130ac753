import { Contact } from '@nokshi/contract/crm/contacts.ts'
import { changed, pageOf, Reference } from '@nokshi/contract/crm/records.ts'
import { Task } from '@nokshi/contract/crm/tasks.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import { describe, expect, test } from 'vitest'
import { expectAnswer, openBoard } from '../../testing/board.ts'

const MINUTE = 60 * 1000

async function openClient() {
  const board = await openBoard()
  const { desk, clock } = board
  const client = { name: 'Huda', companyName: 'Tea House' }
  const { record: huda } = changed(Contact).parse(await expectAnswer(desk.post('/api/crm/contacts', client), 201))
  // The line about that stands on no timeline here.
  await board.deps.db.deleteFrom('activity').execute()
  return {
    ...board,
    contactId: huda.id,
    companyId: huda.company?.id,
    log: async (about: object, body = 'Called back', kind = 'call') => {
      clock.advance(MINUTE)
      const answer = await expectAnswer(desk.post('/api/crm/timeline', { kind, body, ...about }), 201)
      return changed(Activity).parse(answer)
    },
    readTimeline: async (question: string) =>
      (await desk.read(`/api/crm/timeline?${question}`, pageOf(Activity))).items,
    addTask: async (fields: object) =>
      changed(Task).parse(await expectAnswer(desk.post('/api/crm/tasks', { title: 'Call', ...fields }), 201)),
    readTasks: (question = '') => desk.read(`/api/crm/tasks?${question}`, pageOf(Task)),
  }
}

describe('the timeline', () => {
  test('shows a call with a deal at its client and their company as well, the newest first', async () => {
    const { contactId, companyId, addDeal, log, readTimeline, deps } = await openClient()
    const { record: deal } = await addDeal({ contactId })

    await log({ dealId: deal.id }, 'About the deal')
    await log({ contactId }, 'About tea')

    for (const question of [`contact=${contactId}`, `company=${companyId}`])
      expect((await readTimeline(question)).map((item) => item.body)).toEqual(['About tea', 'About the deal', null])
    expect((await readTimeline(`deal=${deal.id}`)).map((item) => item.body)).toEqual(['About the deal', null])
    const contact = await deps.db.selectFrom('contact').select('lastActivityAt').executeTakeFirstOrThrow()
    expect(contact.lastActivityAt).toBe(deps.now())
  })

  test('keeps the deals of a client awake when only the client was called', async () => {
    const { contactId, addDeal, log, readDeal, deps } = await openClient()
    const { record: deal } = await addDeal({ contactId })

    await log({ contactId })

    expect((await readDeal(deal.id)).lastActivityAt).toBe(deps.now())
  })

  test('lets text be changed and deleted, and both be undone', async () => {
    const { contactId, log, readTimeline, desk, undo } = await openClient()
    const { record } = await log({ contactId }, 'Calld back')
    const path = `/api/crm/timeline/${record.id}`

    const reworded = changed(Activity).parse(await expectAnswer(desk.patch(path, { version: 1, body: 'Called back' })))
    expect(reworded.record).toMatchObject({ body: 'Called back', version: 2 })
    expect((await desk.patch(path, { version: 1, body: 'Late' })).status).toBe(409)

    const gone = changed(Reference).parse(await expectAnswer(desk.delete(path)))
    expect(await readTimeline(`contact=${contactId}`)).toEqual([])
    expect((await desk.delete(path)).status).toBe(404)

    expect((await undo(gone.changeId)).status).toBe(200)
    expect((await undo(reworded.changeId)).status).toBe(200)
    expect((await readTimeline(`contact=${contactId}`)).map((item) => item.body)).toEqual(['Calld back'])
  })

  test('does not let anybody reword what happened by itself', async () => {
    const { addDeal, readTimeline, desk } = await openClient()
    const { record: deal } = await addDeal()
    const [created] = await readTimeline(`deal=${deal.id}`)

    expect((await desk.delete(`/api/crm/timeline/${created?.id}`)).status).toBe(409)
  })

  test('comes in parts', async () => {
    const { contactId, log, desk } = await openClient()
    for (let call = 0; call < 52; call++) await log({ contactId }, `Call ${call}`)

    const first = await desk.read(`/api/crm/timeline?contact=${contactId}`, pageOf(Activity))
    const rest = await desk.read(`/api/crm/timeline?contact=${contactId}&cursor=${first.next}`, pageOf(Activity))

    expect(first.items).toHaveLength(50)
    expect(rest.items.map((item) => item.body)).toEqual(['Call 1', 'Call 0'])
    expect(rest.next).toBeNull()
  })
})

describe('a task', () => {
  test('that is due first is the next step on the card', async () => {
    const { contactId, addDeal, addTask, readDeal } = await openClient()
    const { record: deal } = await addDeal({ contactId })
    await addTask({ title: 'Some day', dealId: deal.id })
    const { record: task } = await addTask({ title: 'Send prices', dealId: deal.id, dueDay: '2026-11-20' })
    await addTask({ title: 'Later', dealId: deal.id, dueDay: '2026-12-01' })

    expect(task.contact).toEqual({ id: contactId, name: 'Huda' })
    expect((await readDeal(deal.id)).nextStep).toEqual({ taskId: task.id, title: 'Send prices', dueDay: '2026-11-20' })
  })

  test('is ticked off, stands on the timeline, and is open again by undo', async () => {
    const { addDeal, addTask, readTasks, readTimeline, desk, undo, clock } = await openClient()
    const { record: deal } = await addDeal()
    const { record: task } = await addTask({ title: 'Send prices', dealId: deal.id })
    clock.advance(MINUTE)

    const done = changed(Task).parse(
      await expectAnswer(desk.patch(`/api/crm/tasks/${task.id}`, { version: 1, isDone: true })),
    )
    expect((await readTasks()).items).toEqual([])
    expect((await readTasks('show=done')).items.map(({ id }) => id)).toEqual([task.id])
    expect((await readTimeline(`deal=${deal.id}`))[0]).toMatchObject({
      kind: 'task-done',
      details: { title: 'Send prices' },
    })

    expect((await undo(done.changeId)).status).toBe(200)
    expect((await readTasks()).items.map(({ id }) => id)).toEqual([task.id])
  })

  test('comes in the order of its day, those without one last, page after page', async () => {
    const { addTask, readTasks, desk } = await openClient()
    await addTask({ title: 'Some day' })
    for (let day = 28; day > 0; day--)
      for (const month of ['11', '12'])
        await addTask({ title: `${month}-${day}`, dueDay: `2026-${month}-${String(day).padStart(2, '0')}` })

    const first = await readTasks()
    const rest = await desk.read(`/api/crm/tasks?cursor=${first.next}`, pageOf(Task))

    const days = [...first.items, ...rest.items].map((task) => task.dueDay ?? '9')
    expect(days).toHaveLength(57)
    expect(days).toEqual([...days].sort())
    expect(rest.next).toBeNull()
  })

  test('without a name in it is for whoever wrote it; null is for nobody', async () => {
    const { addTask, readTasks, staff } = await openClient()
    await addTask({ title: 'Mine' })
    await addTask({ title: "Nobody's", assigneeId: null })

    expect((await readTasks(`assignee=${staff.id}`)).items.map((task) => task.title)).toEqual(['Mine'])
  })
})

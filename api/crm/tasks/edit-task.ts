import type { ManyChanged } from '@nokshi/contract/crm/records.ts'
import type { NewTask, TaskEdit, TasksChange } from '@nokshi/contract/crm/tasks.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Journal, makeChange, newRecord } from '../records/journal.ts'
import { changedElsewhere, findRow, type RecordOf } from '../records/journal-queries.ts'
import { chosenIds, countOf, requireChanged } from '../records/many.ts'
import { requireKnown } from '../records/require-known.ts'
import { refreshNoteWords } from '../search/note-words.ts'
import { logActivity } from '../timeline/log-activity.ts'
import { listTaskIds } from './queries.ts'

export async function createTask(deps: Deps, actorId: string, input: NewTask) {
  return makeChange(deps, async (journal) => {
    const { tx, now } = journal
    await requireKnown(tx, input)
    const task: RecordOf<'task'> = {
      ...newRecord(now),
      title: input.title,
      kind: input.kind ?? 'todo',
      ...whenItIsDue({ dueDay: null, dueTime: null, remindMinutes: null }, input),
      // A task without an assignee goes to whoever writes it.
      assigneeId: input.assigneeId === undefined ? actorId : input.assigneeId,
      ...(await whomItConcerns(journal, input)),
      createdBy: actorId,
      doneAt: null,
    }
    await journal.insert('task', task)
    await refreshNoteWords(tx, 'task', [task.id])
    return { result: task.id, about: about('task-added', `Added the task ${task.title}`, actorId, task) }
  })
}

export async function editTask(deps: Deps, actorId: string, taskId: string, edit: TaskEdit) {
  return makeChange(deps, async (journal) => {
    const task = await requireTask(journal, taskId)
    if (task.version !== edit.version) throw changedElsewhere()
    await requireKnown(journal.tx, edit, task)
    const changes = await changesOf(journal, task, edit)
    await journal.update('task', task, changes)
    await refreshNoteWords(journal.tx, 'task', [task.id])
    const isTickedOff = task.doneAt === null && edit.isDone === true
    if (isTickedOff) await logDone(journal, actorId, { ...task, ...changes })
    const summary = isTickedOff ? `Completed the task ${task.title}` : `Changed the task ${task.title}`
    return { result: taskId, about: about('task-changed', summary, actorId, task) }
  })
}

export async function deleteTask(deps: Deps, actorId: string, taskId: string) {
  return makeChange(deps, async (journal) => {
    const task = await requireTask(journal, taskId)
    await journal.update('task', task, { deletedAt: journal.now })
    await refreshNoteWords(journal.tx, 'task', [task.id])
    const summary = `Moved the task ${task.title} to the trash`
    return { result: { id: task.id, name: task.title }, about: about('task-deleted', summary, actorId, task) }
  })
}

async function requireTask({ tx }: Journal, id: string) {
  const task = await findRow(tx, 'task', id)
  if (!task || task.deletedAt !== null) throw noSuchTask()
  return task
}

export function noSuchTask() {
  return new Refusal('not-found', 'no-such-task')
}

/** A task of a deal also belongs to its contact. */
async function whomItConcerns({ tx }: Journal, input: Pick<NewTask, 'dealId' | 'contactId' | 'companyId'>) {
  const deal = input.dealId ? await findRow(tx, 'deal', input.dealId) : undefined
  return {
    dealId: input.dealId ?? null,
    contactId: input.contactId ?? deal?.contactId ?? null,
    companyId: input.companyId ?? deal?.companyId ?? null,
  }
}

type Due = Pick<RecordOf<'task'>, 'dueDay' | 'dueTime' | 'remindMinutes'>

/** An hour needs a day and a reminder needs an hour: without the day both are cleared. */
function whenItIsDue(before: Due, input: Pick<TaskEdit, keyof Due>): Due {
  const dueDay = input.dueDay === undefined ? before.dueDay : input.dueDay
  if (input.dueTime && !dueDay) throw new Refusal('invalid', 'hour-needs-day')
  const dueTime = dueDay === null ? null : input.dueTime === undefined ? before.dueTime : input.dueTime
  if (typeof input.remindMinutes === 'number' && !dueTime) throw new Refusal('invalid', 'reminder-needs-hour')
  const remindMinutes = input.remindMinutes === undefined ? before.remindMinutes : input.remindMinutes
  return { dueDay, dueTime, remindMinutes: dueTime === null ? null : remindMinutes }
}

export async function changesOf(journal: Journal, task: RecordOf<'task'>, edit: Omit<TaskEdit, 'version'>) {
  const { title, kind, assigneeId, dealId, contactId, companyId, isDone } = edit
  const isElsewhere = dealId !== undefined || contactId !== undefined || companyId !== undefined
  const pointers = {
    dealId: dealId === undefined ? task.dealId : dealId,
    contactId: contactId === undefined ? task.contactId : contactId,
    companyId: companyId === undefined ? task.companyId : companyId,
  }
  return {
    ...(title !== undefined && { title }),
    ...(kind !== undefined && { kind }),
    ...whenItIsDue(task, edit),
    ...(assigneeId !== undefined && { assigneeId }),
    ...(isElsewhere && (await whomItConcerns(journal, pointers))),
    ...(isDone !== undefined && { doneAt: isDone ? (task.doneAt ?? journal.now) : null }),
  }
}

export async function logDone(journal: Journal, actorId: string, task: RecordOf<'task'>) {
  const { dealId, contactId, companyId, title } = task
  if (!dealId && !contactId && !companyId) return
  await logActivity(journal, { kind: 'task-done', actorId, details: { title }, dealId, contactId, companyId })
}

function about(kind: string, summary: string, actorId: string, task: RecordOf<'task'>) {
  const { dealId, contactId, companyId } = task
  return { kind, summary, actorId, dealId, contactId, companyId }
}

type Act = TasksChange['act']

/** One change of many tasks, undone as a whole. */
export async function changeTasks(deps: Deps, actorId: string, { which, act }: TasksChange): Promise<ManyChanged> {
  const ids = await chosenIds(which, (question, limit) =>
    listTaskIds(deps.db, question, question.show === 'done', limit),
  )
  const edit = editOf(act)
  const { result: count, changeId } = await makeChange(deps, async (journal) => {
    await requireKnown(journal.tx, edit)
    let done = 0
    for (const id of ids) {
      const task = await findRow(journal.tx, 'task', id)
      if (!task || task.deletedAt !== null) continue
      const changes = act.kind === 'trash' ? { deletedAt: journal.now } : await changesOf(journal, task, edit)
      if (await journal.update('task', task, changes)) done++
      if (act.kind === 'done' && task.doneAt === null) await logDone(journal, actorId, task)
    }
    requireChanged(done)
    if (act.kind === 'trash') await refreshNoteWords(journal.tx, 'task', ids)
    const summary = sentences[act.kind](countOf(done, 'task'))
    return { result: done, about: { kind: 'tasks-changed', summary, actorId } }
  })
  return { count, failed: 0, error: null, changeIds: [changeId] }
}

function editOf(act: Act): Omit<TaskEdit, 'version'> {
  if (act.kind === 'assign') return { assigneeId: act.assigneeId }
  if (act.kind === 'due') return { dueDay: act.dueDay }
  return act.kind === 'trash' ? {} : { isDone: act.kind === 'done' }
}

const sentences: Record<Act['kind'], (tasks: string) => string> = {
  done: (tasks) => `Completed ${tasks}`,
  reopen: (tasks) => `Reopened ${tasks}`,
  assign: (tasks) => `Assigned ${tasks}`,
  due: (tasks) => `Changed the due date of ${tasks}`,
  trash: (tasks) => `Moved ${tasks} to the trash`,
}

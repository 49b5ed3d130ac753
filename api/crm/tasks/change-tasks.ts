import type { ManyChanged } from '@nokshi/contract/crm/records.ts'
import type { TaskEdit, TasksChange } from '@nokshi/contract/crm/tasks.ts'
import type { Deps } from '../../platform/deps.ts'
import { makeChange } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import { chosenIds, countOf, requireChanged } from '../records/many.ts'
import { requireKnown } from '../records/require-known.ts'
import { refreshNoteWords } from '../search/note-words.ts'
import { changesOf, logDone } from './edit-task.ts'
import { toFilter } from './list-tasks.ts'
import { listTaskIds } from './queries.ts'

type Act = TasksChange['act']

/** One change of many tasks, undone as a whole. */
export async function changeTasks(deps: Deps, actorId: string, { which, act }: TasksChange): Promise<ManyChanged> {
  const ids = await chosenIds(which, (question, limit) =>
    listTaskIds(deps.db, toFilter(question), question.show === 'done', limit),
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

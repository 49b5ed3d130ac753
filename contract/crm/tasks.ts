import * as z from 'zod'
import type { Operations } from '../operation.ts'
import { refuse } from '../sentences/refuse.ts'
import { line } from '../text.ts'
import {
  about,
  add,
  Cursor,
  changed,
  choiceOf,
  Day,
  ManyChanged,
  pageOf,
  RecordId,
  Reference,
  read,
  Version,
  write,
} from './records.ts'

export const taskKinds = ['todo', 'call', 'email', 'meeting'] as const

/** By the studio's clock: 14:30. */
const Hour = z.string(refuse('choose-hour')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, refuse('choose-hour'))

/** How many minutes before its hour somebody is reminded of a task. */
export const remindMinutes = [0, 10, 30, 60, 1440] as const
const RemindMinutes = z.union(
  remindMinutes.map((minutes) => z.literal(minutes)),
  refuse('choose-reminder'),
)

export const Task = z.object({
  id: z.string(),
  version: z.number().int(),
  title: z.string(),
  kind: z.enum(taskKinds).catch('todo'),
  dueDay: z.string().nullable(),
  dueTime: z.string().nullable(),
  remindMinutes: z.number().int().nullable(),
  assignee: Reference.nullable(),
  contact: Reference.nullable(),
  deal: Reference.nullable(),
  company: Reference.nullable(),
  doneAt: z.number().nullable(),
})
export type Task = z.infer<typeof Task>

const taskFields = {
  title: line({ label: 'Task', required: 'enter-task', max: 200 }),
  kind: z.enum(taskKinds).optional(),
  dueDay: Day.nullish(),
  /** Needs a day. */
  dueTime: Hour.nullish(),
  /** Needs an hour. */
  remindMinutes: RemindMinutes.nullish(),
  assigneeId: RecordId.nullish(),
  ...about,
}
export const NewTask = z.object(taskFields)
export type NewTask = z.infer<typeof NewTask>
export const TaskEdit = z.object({
  version: Version,
  ...z.object(taskFields).partial().shape,
  isDone: z.boolean().optional(),
})
export type TaskEdit = z.infer<typeof TaskEdit>

export const TaskQuestion = z.object({
  assignee: RecordId.optional(),
  contact: RecordId.optional(),
  deal: RecordId.optional(),
  company: RecordId.optional(),
  show: z.enum(['open', 'done']).default('open'),
  cursor: Cursor,
})

export const TasksChange = z.object({
  which: choiceOf(TaskQuestion.omit({ cursor: true })),
  act: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('done') }),
    z.object({ kind: z.literal('reopen') }),
    z.object({ kind: z.literal('assign'), assigneeId: RecordId.nullable() }),
    z.object({ kind: z.literal('due'), dueDay: Day.nullable() }),
    z.object({ kind: z.literal('trash') }),
  ]),
})
export type TasksChange = z.infer<typeof TasksChange>

export const TaskTotals = z.object({ count: z.number().int() })

/** Shown until it is marked as seen. */
export const Reminder = z.object({ task: Task, remindAt: z.number() })
export type Reminder = z.infer<typeof Reminder>

/** For how long a reminder can be put off. */
export const snoozeMinutes = [10, 60, 1440] as const

const ReminderSeen = z.object({
  taskId: RecordId,
  remindAt: z.number().int(),
  /** It comes again after so many minutes. */
  snoozeMinutes: z.union(snoozeMinutes.map((minutes) => z.literal(minutes))).optional(),
})

export const taskOperations = {
  'GET /api/crm/tasks': { ...read('Tasks, those due first', pageOf(Task)), query: TaskQuestion },
  'GET /api/crm/tasks/totals': { ...read('How many tasks match', TaskTotals), query: TaskQuestion },
  'POST /api/crm/tasks/bulk': { ...write('Change many tasks at once', ManyChanged), body: TasksChange },
  'POST /api/crm/tasks': { ...add('Add a task', changed(Task)), body: NewTask },
  'PATCH /api/crm/tasks/{id}': { ...write('Change a task, or tick it off', changed(Task)), body: TaskEdit },
  'DELETE /api/crm/tasks/{id}': write('Put a task into the trash', changed(Reference)),
  'GET /api/crm/reminders': read('Reminders that nobody has said to have seen', z.array(Reminder)),
  'POST /api/crm/reminders/seen': { ...read('Say that a reminder was seen', z.array(Reminder)), body: ReminderSeen },
} satisfies Operations

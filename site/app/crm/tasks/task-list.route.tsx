import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { crmTasks } from '@nokshi/content/crm/timeline.ts'
import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import type { TasksChange } from '@nokshi/contract/crm/tasks.ts'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CrmPage, crmMeta, EmptyState } from '../parts/crm-page.tsx'
import { type BulkAct, BulkBar, useChoice } from '../record-page/bulk.tsx'
import { ColleagueFilter } from '../record-page/list-filters.tsx'
import { askColleague, askDay } from '../records/choose-dialog.tsx'
import { crmApi } from '../records/crm-api.ts'
import { CrmList, useInfiniteList } from '../records/crm-list.tsx'
import { useFilters } from '../records/filters-in-url.ts'
import { useMayChange, useMe } from '../staff/crm-me.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { TaskGroups } from './task-groups.tsx'
import { type TaskQuestion, tasksQuery, taskTotalsQuery } from './task-queries.ts'
import { TaskRow } from './task-row.tsx'
import './task.css'

export const meta = crmMeta(crmTasks.title)

const whose = ['mine', 'all', 'done'] as const

export default function TaskListRoute() {
  const me = useMe()
  const mayChange = useMayChange()
  const [filters, setFilters, bind] = useFilters(['whose', 'assignee', 'new'])
  const value = whose.find((known) => known === filters.whose) ?? 'mine'
  const { assignee } = filters
  const of = assignee ? { assignee } : {}
  const questions = { mine: { assignee: me.id }, all: of, done: { ...of, show: 'done' as const } }
  const { data: totals } = useQuery(taskTotalsQuery(questions[value]))
  return (
    <CrmPage
      title={crmTasks.title}
      note={totals && crmTasks.note[value](totals.count)}
      actions={mayChange && <Button onClick={() => setFilters({ new: '1' })}>{crmTasks.add}</Button>}
    >
      {value !== 'mine' && (
        <search className="task-choice">
          <ColleagueFilter label={crmTasks.fields.assignee} {...bind('assignee')} />
        </search>
      )}
      <SavedViews list="tasks" names={['whose', 'assignee']} />
      <Tabs
        label={crmTasks.label}
        tabs={whose.map((known) => ({
          value: known,
          label: crmTasks.whose[known],
          panel: (
            <div className="column gap-20 above-16">
              <TaskTab question={questions[known]} empty={crmTasks.empty[known]} />
            </div>
          ),
        }))}
        value={value}
        onChange={(next) => setFilters({ whose: next === 'mine' ? undefined : next })}
      />
      <TaskDialog isOpen={mayChange && filters.new === '1'} onClose={() => setFilters({ new: undefined })} />
    </CrmPage>
  )
}

function TaskTab({ question, empty }: { question: TaskQuestion; empty: { title: string; text: string } }) {
  const { show } = question
  const parts = useInfiniteList(tasksQuery(question))
  const { data: totals } = useQuery(taskTotalsQuery(question))
  const choice = useChoice(parts.items, question)
  return (
    <CrmList list={parts} empty={<EmptyState {...empty} />}>
      <BulkBar
        choice={choice}
        total={totals?.count}
        matching={question}
        send={(body: z.input<typeof TasksChange>) => crmApi('POST /api/crm/tasks/bulk', ManyChanged, { body })}
        acts={[
          ...(show === 'done' ? [{ label: labels.reopen, act: { kind: 'reopen' as const } }] : openActs),
          { label: labels.trash, act: { kind: 'trash' } },
        ]}
      />
      {show === 'done' ? (
        <ul className="lined-list task-list stack card">
          {parts.items.map((task) => (
            <TaskRow key={task.id} task={task} choice={choice.rows} />
          ))}
        </ul>
      ) : (
        <TaskGroups tasks={parts.items} level={2} choice={choice.rows} />
      )}
    </CrmList>
  )
}

const labels = crmBulk.tasks

type Act = TasksChange['act']

const openActs: BulkAct<Act>[] = [
  { label: labels.done, act: { kind: 'done' } },
  { label: labels.assign, ask: askColleague<Act>(labels.assign, (assigneeId) => ({ kind: 'assign', assigneeId })) },
  { label: labels.due, ask: askDay<Act>(labels.due, labels.dueSubmit, (dueDay) => ({ kind: 'due', dueDay })) },
]

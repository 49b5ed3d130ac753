import { crmTasks } from '@nokshi/content/crm/timeline.ts'
import type { Task, TasksChange } from '@nokshi/contract/crm/tasks.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { type Choice, useChoice } from '../parts/choice.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { VirtualRows } from '../parts/virtual-rows.tsx'
import { CrmList } from '../records/crm-list.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange, useMe } from '../staff/crm-me.ts'
import { TaskDialog } from './task-dialog.tsx'
import { TaskGroups } from './task-groups.tsx'
import { type TaskQuestion, tasksQuery, taskTotalsQuery } from './task-queries.ts'
import { TaskRow } from './task-row.tsx'
import { useWithTicked } from './task-ticked.ts'
import './task.css'
import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import type * as z from 'zod'
import { ChoiceBar } from '../parts/choice-bar.tsx'
import { useChangeMany } from '../records/change-many.ts'
import { ChooseColleague, ChooseDay } from '../records/choose-dialog.tsx'
import { crmApi } from '../records/crm-api.ts'

export const meta = crmMeta(crmTasks.title)

const whose = ['mine', 'all', 'done'] as const

export default function TaskListRoute() {
  const me = useMe()
  const mayChange = useMayChange()
  const [filters, setFilters] = useFilters(['whose', 'new'])
  const value = whose.find((known) => known === filters.whose) ?? 'mine'
  const questions = { mine: { assignee: me.id }, all: {}, done: { show: 'done' as const } }
  const { data: totals } = useQuery(taskTotalsQuery(questions[value]))
  const panels = {
    mine: <TaskOpen assigneeId={me.id} empty={crmTasks.empty.mine} />,
    all: <TaskOpen empty={crmTasks.empty.all} />,
    done: <TaskDone />,
  }
  return (
    <CrmPage
      title={crmTasks.title}
      note={totals && crmTasks.note[value](totals.count)}
      actions={mayChange && <Button onClick={() => setFilters({ new: '1' })}>{crmTasks.add}</Button>}
    >
      <Tabs
        label={crmTasks.label}
        tabs={whose.map((known) => ({
          value: known,
          label: crmTasks.whose[known],
          panel: <div className="crm-stack task-panel">{panels[known]}</div>,
        }))}
        value={value}
        onChange={(next) => setFilters({ whose: next === 'mine' ? undefined : next })}
      />
      <TaskDialog isOpen={mayChange && filters.new === '1'} onClose={() => setFilters({ new: undefined })} />
    </CrmPage>
  )
}

interface TaskOpenProps {
  /** Whose; everybody’s when absent. */
  assigneeId?: string
  empty: { title: string; text: string }
}

function TaskOpen({ assigneeId, empty }: TaskOpenProps) {
  const parts = useInfiniteList(tasksQuery(assigneeId ? { assignee: assigneeId } : {}))
  const tasks = useWithTicked(
    parts.items,
    useCallback((task: Task) => !assigneeId || task.assignee?.id === assigneeId, [assigneeId]),
  )
  const mayChange = useMayChange()
  const choice = useChoice(tasks)
  const question = assigneeId ? { assignee: assigneeId } : {}
  return (
    <CrmList list={{ ...parts, items: tasks }} empty={<EmptyState {...empty} />}>
      {mayChange && <TaskChoiceBar choice={choice} question={question} shown={tasks.length} />}
      <TaskGroups tasks={tasks} level={2} choice={choice.isOpen ? choice : undefined} />
    </CrmList>
  )
}

/** What everybody has ticked off; unticking opens it again. */
function TaskDone() {
  const parts = useInfiniteList(tasksQuery({ show: 'done' }))
  const mayChange = useMayChange()
  const choice = useChoice(parts.items)
  return (
    <CrmList list={parts} empty={<EmptyState {...crmTasks.empty.done} />}>
      {mayChange && <TaskChoiceBar choice={choice} question={{ show: 'done' }} shown={parts.items.length} />}
      <VirtualRows className="crm-rows task-list" items={parts.items} hasMore={parts.hasMore} rowHeight={58}>
        {(task, row) => <TaskRow key={task.id} task={task} choice={choice.isOpen ? choice : undefined} {...row} />}
      </VirtualRows>
    </CrmList>
  )
}

interface TaskChoiceBarProps {
  choice: Choice
  question: TaskQuestion
  shown: number
}

const labels = crmBulk.tasks

type Act = TasksChange['act']

function TaskChoiceBar({ choice, question, shown }: TaskChoiceBarProps) {
  const [opened, setOpened] = useState<'assign' | 'due'>()
  const many = useChangeMany(changeTasks, choice.clear)
  const { data: totals } = useQuery(taskTotalsQuery(question))
  const close = () => setOpened(undefined)

  function run(act: Act) {
    close()
    const matching = { matching: question, count: totals?.count }
    many.mutate({ which: choice.isAll ? matching : { ids: choice.chosen }, act })
  }

  const acts =
    question.show === 'done'
      ? [{ label: labels.reopen, onPress: () => run({ kind: 'reopen' }) }]
      : [
          { label: labels.done, onPress: () => run({ kind: 'done' }) },
          { label: labels.assign, onPress: () => setOpened('assign') },
          { label: labels.due, onPress: () => setOpened('due') },
        ]
  return (
    <>
      <ChoiceBar
        choice={choice}
        shown={shown}
        total={totals?.count}
        isBusy={many.isPending}
        acts={[...acts, { label: labels.trash, onPress: () => run({ kind: 'trash' }) }]}
      />
      {opened === 'assign' && (
        <ChooseColleague
          title={labels.assign}
          onClose={close}
          onChoose={(assigneeId) => run({ kind: 'assign', assigneeId })}
        />
      )}
      {opened === 'due' && (
        <ChooseDay
          title={labels.due}
          submit={labels.dueSubmit}
          onClose={close}
          onChoose={(dueDay) => run({ kind: 'due', dueDay })}
        />
      )}
    </>
  )
}

function changeTasks(body: z.input<typeof TasksChange>) {
  return crmApi('POST /api/crm/tasks/bulk', ManyChanged, { body })
}

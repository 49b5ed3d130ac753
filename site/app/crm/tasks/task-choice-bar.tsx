import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import type { TasksChange } from '@nokshi/contract/crm/tasks.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import type { Choice } from '../parts/choice.ts'
import { ChoiceBar } from '../parts/choice-bar.tsx'
import { useChangeMany } from '../records/change-many.ts'
import { ChooseColleague, ChooseDay } from '../records/choose-dialog.tsx'
import { crmApi } from '../records/crm-api.ts'
import { type TaskQuestion, taskTotalsQuery } from './task-queries.ts'

interface TaskChoiceBarProps {
  choice: Choice
  question: TaskQuestion
  shown: number
}

const labels = crmBulk.tasks

type Act = TasksChange['act']

export function TaskChoiceBar({ choice, question, shown }: TaskChoiceBarProps) {
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

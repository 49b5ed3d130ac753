import { crmTasks } from '@nokshi/content/crm/timeline.ts'
import type { Task } from '@nokshi/contract/crm/tasks.ts'
import { useState } from 'react'
import { QuietButton } from '../parts/buttons.tsx'
import { CrmCard } from '../parts/crm-page.tsx'
import { questionOf, type RecordAbout } from '../records/about.ts'
import { CrmList, useInfiniteList } from '../records/crm-list.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { TaskDialog } from './task-dialog.tsx'
import { tasksQuery } from './task-queries.ts'
import { TaskRow } from './task-row.tsx'

export function TaskPanel({ about }: { about: RecordAbout }) {
  const mayChange = useMayChange()
  const [edited, setEdited] = useState<Task | 'new'>()
  const parts = useInfiniteList(tasksQuery(questionOf(about)))
  return (
    <CrmCard
      heading={crmTasks.title}
      action={mayChange && <QuietButton onClick={() => setEdited('new')}>{crmTasks.add}</QuietButton>}
    >
      <CrmList list={parts} empty={<p className="crm-small">{crmTasks.none}</p>}>
        <ul className="task-list lined-list">
          {parts.items.map((task) => (
            <TaskRow key={task.id} task={task} about={about} onEdit={setEdited} />
          ))}
        </ul>
      </CrmList>
      <TaskDialog
        {...(edited === 'new' ? { about } : { task: edited })}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </CrmCard>
  )
}

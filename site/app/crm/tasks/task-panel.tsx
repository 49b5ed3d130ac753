import { crmTasks } from '@nokshi/content/crm/timeline.ts'
import type { Task } from '@nokshi/contract/crm/tasks.ts'
import { useCallback, useState } from 'react'
import { CrmCard } from '../parts/crm-card.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { questionOf, type RecordAbout } from '../records/about.ts'
import { CrmList } from '../records/crm-list.tsx'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { TaskDialog } from './task-dialog.tsx'
import { tasksQuery } from './task-queries.ts'
import { TaskRow } from './task-row.tsx'
import { useWithTicked } from './task-ticked.ts'

/** What is still to be done about one person, company or deal; for their pages. */
export function TaskPanel({ about }: { about: RecordAbout }) {
  const mayChange = useMayChange()
  const [edited, setEdited] = useState<Task | 'new'>()
  const parts = useInfiniteList(tasksQuery(questionOf(about)))
  const tasks = useWithTicked(
    parts.items,
    useCallback((task: Task) => isAbout(task, about), [about]),
  )
  return (
    <CrmCard
      heading={crmTasks.title}
      action={mayChange && <QuietButton onClick={() => setEdited('new')}>{crmTasks.add}</QuietButton>}
    >
      <CrmList list={{ ...parts, items: tasks }} empty={<p className="crm-small">{crmTasks.none}</p>}>
        <ul className="task-list">
          {tasks.map((task) => (
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

function isAbout({ contact, company, deal }: Task, about: RecordAbout) {
  if ('dealId' in about) return deal?.id === about.dealId
  return 'contactId' in about ? contact?.id === about.contactId : company?.id === about.companyId
}

import { crmTasks } from '@nokshi/content/crm.ts'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange, useMe } from '../staff/crm-me.ts'
import { TaskDialog } from './task-dialog.tsx'
import { TaskDone } from './task-done.tsx'
import { TaskOpen } from './task-open.tsx'

export function meta() {
  return crmMeta(crmTasks.title)
}

const whose = ['mine', 'all', 'done'] as const

export default function TaskListRoute() {
  const me = useMe()
  const mayChange = useMayChange()
  const [filters, setFilters] = useFilters(['whose', 'new'])
  const value = whose.find((known) => known === filters.whose) ?? 'mine'
  const panels = {
    mine: <TaskOpen assigneeId={me.id} empty={crmTasks.empty.mine} />,
    all: <TaskOpen empty={crmTasks.empty.all} />,
    done: <TaskDone />,
  }
  return (
    <CrmPage
      title={crmTasks.title}
      actions={mayChange && <Button onClick={() => setFilters({ new: '1' })}>{crmTasks.add}</Button>}
    >
      <Tabs
        label={crmTasks.label}
        tabs={whose.map((known) => ({
          value: known,
          label: crmTasks.whose[known],
          panel: <div className="task-panel">{panels[known]}</div>,
        }))}
        value={value}
        onChange={(next) => setFilters({ whose: next === 'mine' ? undefined : next })}
      />
      <TaskDialog isOpen={mayChange && filters.new === '1'} onClose={() => setFilters({ new: undefined })} />
    </CrmPage>
  )
}

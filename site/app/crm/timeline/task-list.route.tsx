import { crmTasks } from '@nokshi/content/crm.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { TaskPage } from './task-page.tsx'

export function meta() {
  return crmMeta(crmTasks.title)
}

export default function TaskListRoute() {
  return <TaskPage />
}

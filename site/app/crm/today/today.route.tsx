import { crmToday } from '@nokshi/content/crm/today.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { TodayPage } from './today-page.tsx'

export function meta() {
  return crmMeta(crmToday.title)
}

export default function TodayRoute() {
  return <TodayPage />
}

import { crmReports } from '@nokshi/content/crm/moderation.ts'
import { crmMeta } from '../records/crm-meta.ts'
import type { Route } from './+types/reports.route.ts'
import stylesheet from './report.css?url'
import { ReportsPage } from './report-page.tsx'

export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export function meta() {
  return crmMeta(crmReports.title)
}

export default function CrmReportsRoute() {
  return <ReportsPage />
}

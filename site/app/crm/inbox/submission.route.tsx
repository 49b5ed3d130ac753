import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import { crmMeta } from '../records/crm-meta.ts'
import type { Route } from './+types/submission.route.ts'
import { SubmissionPage } from './submission-page.tsx'

export function meta() {
  return crmMeta(crmInbox.title)
}

export default function SubmissionRoute({ params: { id } }: Route.ComponentProps) {
  return <SubmissionPage id={id} />
}

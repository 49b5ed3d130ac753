import { crmInbox } from '@nokshi/content/crm.ts'
import type { Route } from './+types/submission.route.ts'
import { crmMeta } from './crm-meta.ts'
import { SubmissionPage } from './submission-page.tsx'

export function meta() {
  return crmMeta(crmInbox.title)
}

export default function SubmissionRoute({ params: { id } }: Route.ComponentProps) {
  return <SubmissionPage id={id} />
}

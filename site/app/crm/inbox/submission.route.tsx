import { crmInbox, crmSubmission } from '@nokshi/content/crm/inbox.ts'
import { inboxTabs } from '@nokshi/contract/crm/inbox.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { CrmFailed, CrmLoading } from '../parts/crm-states.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { noteRecent } from '../records/recent-records.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import type { Route } from './+types/submission.route.ts'
import { submissionQuery } from './inbox-queries.ts'
import { SubmissionActs } from './submission-acts.tsx'
import { SubmissionNeighbours } from './submission-neighbours.tsx'
import { SubmissionView } from './submission-view.tsx'
import './inbox.css'

export function meta() {
  return crmMeta(crmInbox.title)
}

/** One submission of a public form. */
export default function SubmissionRoute({ params: { id } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const tab = inboxTabs.find((known) => known === search.get('tab')) ?? 'new'
  const { data: submission, error, refetch } = useQuery(submissionQuery(id))
  useEffect(() => {
    if (submission)
      noteRecent({ kind: 'submission', id, title: submission.name, detail: submission.reference })
  }, [id, submission])

  const back = (
    <Link to={tab === 'new' ? '/crm/inbox' : `/crm/inbox?tab=${tab}`} className="crm-text-link">
      <ArrowLeft aria-hidden size={18} />
      {crmSubmission.back}
    </Link>
  )
  if (!submission)
    return (
      <CrmPage title={crmInbox.title}>
        {back}
        {error ? <CrmFailed error={error} onRetry={() => void refetch()} /> : <CrmLoading />}
      </CrmPage>
    )
  return (
    <CrmPage
      title={submission.name}
      note={`${crmInbox.forms[submission.form]} ${submission.reference}`}
      actions={<SubmissionActs submission={submission} />}
    >
      <div className="crm-between submission-top">
        {back}
        <SubmissionNeighbours submission={submission} tab={tab} />
      </div>
      <SubmissionView key={id} submission={submission} />
    </CrmPage>
  )
}

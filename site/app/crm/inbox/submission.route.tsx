import './inbox.css'
import { crmInbox, crmSubmission } from '@nokshi/content/crm/inbox.ts'
import { inboxTabs, type Submission } from '@nokshi/contract/crm/inbox.ts'
import type { Me } from '@nokshi/contract/crm/staff.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { CrmFailed, CrmLoading, CrmPage, crmMeta } from '../parts/crm-page.tsx'
import { withQuestion } from '../records/crm-api.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { useKeys } from '../shell/single-keys.ts'
import { useMe } from '../staff/crm-me.ts'
import type { Route } from './+types/submission.route.ts'
import { inboxFilters, questionOf, submissionQuery } from './inbox-queries.ts'
import { SubmissionAssign, SubmissionClose, type TriageAct, useTriage } from './submission-triage.tsx'
import { SubmissionView } from './submission-view.tsx'

export const meta = crmMeta(crmInbox.title)

export default function SubmissionRoute({ params: { id } }: Route.ComponentProps) {
  const [search] = useFilters(inboxFilters)
  const filters = { ...search, tab: inboxTabs.find((known) => known === search.tab) ?? 'new' }
  const { data: submission, error, refetch } = useQuery(submissionQuery(id))

  const back = (
    <Link to={withQuestion('/crm/inbox', questionOf(filters))} className="crm-text-link">
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
      {back}
      <SubmissionView key={id} submission={submission} />
    </CrmPage>
  )
}

function SubmissionActs({ submission }: { submission: Submission }) {
  const me = useMe()
  const place = useRef<HTMLFieldSetElement>(null)
  const [isClosing, setClosing] = useState(false)
  const [isAssigning, setAssigning] = useState(false)
  // The button that was pressed is gone then; the others are here.
  const triage = useTriage({ onDone: () => place.current?.focus({ preventScroll: true }) })
  const byKey = useTriage()
  const offers = offersFor(submission, me)
  const isOffered = (act: TriageAct) => offers.some((offer) => offer.act === act)
  useKeys({
    a: () => isOffered('assign') && setAssigning(true),
    t: () => isOffered('take') && byKey.mutate({ id: submission.id, act: 'take' }),
    e: () => isOffered('close') && setClosing(true),
  })
  return (
    <fieldset ref={place} tabIndex={-1} className="crm-actions" aria-label={crmSubmission.acts}>
      {offers.map(({ act, label }) => (
        <Button
          key={act}
          look={act === 'take' ? 'primary' : 'second'}
          size="small"
          disabled={triage.isPending}
          onClick={() => {
            if (act === 'close') setClosing(true)
            else if (act === 'assign') setAssigning(true)
            else triage.mutate({ id: submission.id, act })
          }}
        >
          {label}
        </Button>
      ))}
      {isAssigning && <SubmissionAssign item={submission} onClose={() => setAssigning(false)} />}
      {isClosing && <SubmissionClose item={submission} onClose={() => setClosing(false)} />}
    </fieldset>
  )
}

/** To assign it to nobody gives it back. */
function offersFor({ tab }: Submission, me: Me): { act: TriageAct; label: string }[] {
  const { take, assign, close, reopen, spam, notSpam } = crmSubmission
  if (me.role === 'viewer') return []
  if (tab === 'spam') return [{ act: 'not-spam', label: notSpam }]
  if (tab === 'closed') return [{ act: 'reopen', label: reopen }]
  return [
    ...(tab === 'new' ? [{ act: 'take' as const, label: take }] : []),
    { act: 'assign', label: assign },
    { act: 'close', label: close },
    { act: 'spam', label: spam },
  ]
}

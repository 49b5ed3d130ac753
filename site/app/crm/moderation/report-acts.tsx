import { crmReports } from '@nokshi/content/crm/moderation.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { hubNotices } from '@nokshi/content/hub.ts'
import { PageDecision, type ReportCase } from '@nokshi/contract/moderation.ts'
import { type FormEvent, useState } from 'react'
import { firstIssueSentence } from '../../platform/issue-sentences.ts'
import { Button, SmallButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/field.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { useDecision, useReopening } from './report-decide.ts'

export function ReportActs({ found: page }: { found: ReportCase }) {
  const [isAsking, setAsking] = useState(false)
  const decide = useDecision()
  const reopening = useReopening()
  const { isSuspended, decidedAt } = page
  const isOpen = decidedAt === null
  const acts = [
    isOpen && !isSuspended && { label: crmReports.suspend.open, act: () => setAsking(true) },
    isSuspended && { label: crmReports.restore.label, act: () => decide.mutate({ page, decision: 'restore' }) },
    isOpen
      ? { label: crmReports.dismiss.label, act: () => decide.mutate({ page, decision: 'dismiss' }) }
      : { label: crmReports.reopen.label, act: () => reopening.mutate({ page, decidedAt }) },
  ].filter((entry) => entry !== false)
  return (
    <div className="crm-actions">
      {acts.map(({ label, act }) => (
        <SmallButton key={label} disabled={decide.isPending || reopening.isPending} onClick={act}>
          {label}
          <span className="sr-only"> {page.name}</span>
        </SmallButton>
      ))}
      {isAsking && <ReportSuspend page={page} onClose={() => setAsking(false)} />}
    </div>
  )
}

const labels = crmReports.suspend

interface ReportSuspendProps {
  page: { username: string; name: string }
  onClose: () => void
}

/** Says before it happens what visitors and the owner will see. */
function ReportSuspend({ page, onClose }: ReportSuspendProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const decide = useDecision(onClose)

  function submit(event: FormEvent) {
    event.preventDefault()
    const decision = PageDecision.safeParse({ decision: 'suspend', reason })
    setError(firstIssueSentence(decision))
    if (decision.success && !decide.isPending) decide.mutate({ page, ...decision.data })
  }

  return (
    <CrmDialog title={labels.title(page.name)} onClose={onClose}>
      <p>{labels.visitors}</p>
      <blockquote className="report-notice card">
        <strong>{hubNotices.suspended.title}</strong>
        <br />
        {hubNotices.suspended.text}
      </blockquote>
      <p>{labels.owner}</p>
      <p>{labels.back}</p>
      <form className="form" onSubmit={submit} noValidate>
        <TextArea
          label={labels.reason}
          hint={labels.reasonHint}
          isOptional
          rows={3}
          value={reason}
          error={error}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="crm-actions">
          <Button type="submit" disabled={decide.isPending}>
            {decide.isPending ? labels.submit.busyLabel : labels.submit.label}
          </Button>
          <Button look="second" onClick={onClose}>
            {crmFrame.cancel}
          </Button>
        </div>
      </form>
    </CrmDialog>
  )
}

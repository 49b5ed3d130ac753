import { crmReports } from '@nokshi/content/crm/moderation.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { hubNotices } from '@nokshi/content/hub.ts'
import { PageDecision } from '@nokshi/contract/moderation.ts'
import { type FormEvent, useState } from 'react'
import { firstIssueSentence } from '../../platform/issue-sentences.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/field.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { useDecision } from './report-decide.ts'

const labels = crmReports.suspend

interface ReportSuspendProps {
  page: { username: string; name: string }
  onClose: () => void
}

/** Says before it happens what visitors and the owner will see. */
export function ReportSuspend({ page, onClose }: ReportSuspendProps) {
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
      <blockquote className="report-notice">
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

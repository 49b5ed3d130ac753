import { crmReports } from '@nokshi/content/crm/moderation.ts'
import type { ReportCase } from '@nokshi/contract/moderation.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useDecision, useReopening } from './report-decide.ts'
import { ReportSuspend } from './report-suspend.tsx'

/** What can be decided about a page that was reported. */
export function ReportActs({ found }: { found: ReportCase }) {
  const [isAsking, setAsking] = useState(false)
  const decide = useDecision()
  const reopening = useReopening()
  const { name, isSuspended, decidedAt } = found
  const whose = <span className="sr-only"> {name}</span>
  return (
    <div className="crm-actions">
      {decidedAt === null && !isSuspended && (
        <Button look="second" size="small" onClick={() => setAsking(true)}>
          {crmReports.suspend.open}
          {whose}
        </Button>
      )}
      {isSuspended && (
        <Button
          look="second"
          size="small"
          disabled={decide.isPending}
          onClick={() => decide.mutate({ page: found, decision: 'restore' })}
        >
          {crmReports.restore.label}
          {whose}
        </Button>
      )}
      {decidedAt === null ? (
        <Button
          look="second"
          size="small"
          disabled={decide.isPending}
          onClick={() => decide.mutate({ page: found, decision: 'dismiss' })}
        >
          {crmReports.dismiss.label}
          {whose}
        </Button>
      ) : (
        <Button
          look="second"
          size="small"
          disabled={reopening.isPending}
          onClick={() => reopening.mutate({ page: found, decidedAt })}
        >
          {crmReports.reopen.label}
          {whose}
        </Button>
      )}
      {isAsking && <ReportSuspend page={found} onClose={() => setAsking(false)} />}
    </div>
  )
}

import { crmReports } from '@nokshi/content/crm/moderation.ts'
import type { ReportCase } from '@nokshi/contract/moderation.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useDecision, useReopening } from './report-decide.ts'
import { ReportSuspend } from './report-suspend.tsx'

export function ReportActs({ found: page }: { found: ReportCase }) {
  const [isAsking, setAsking] = useState(false)
  const decide = useDecision()
  const reopening = useReopening()
  const { isSuspended, decidedAt } = page
  const isOpen = decidedAt === null
  const acts = [
    isOpen && !isSuspended && { label: crmReports.suspend.open, act: () => setAsking(true) },
    isSuspended && {
      label: crmReports.restore.label,
      act: () => decide.mutate({ page, decision: 'restore' }),
    },
    isOpen
      ? { label: crmReports.dismiss.label, act: () => decide.mutate({ page, decision: 'dismiss' }) }
      : { label: crmReports.reopen.label, act: () => reopening.mutate({ page, decidedAt }) },
  ].filter((entry) => entry !== false)
  return (
    <div className="crm-actions">
      {acts.map(({ label, act }) => (
        <Button
          key={label}
          look="second"
          size="small"
          disabled={decide.isPending || reopening.isPending}
          onClick={act}
        >
          {label}
          <span className="sr-only"> {page.name}</span>
        </Button>
      ))}
      {isAsking && <ReportSuspend page={page} onClose={() => setAsking(false)} />}
    </div>
  )
}

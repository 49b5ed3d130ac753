import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import type { NextStep } from '@nokshi/contract/crm/contacts.ts'
import { dayInWords, isLate } from '../parts/time.tsx'

export function NextStepLabels({ step }: { step: NextStep | null }) {
  if (!step) return <span className="soft">{crmRecordPage.noNextStep}</span>
  return (
    <>
      <bdi>{step.title}</bdi>
      {step.dueDay && <span className={isLate(step.dueDay) ? 'crm-due' : 'crm-small'}> {dayInWords(step.dueDay)}</span>}
    </>
  )
}

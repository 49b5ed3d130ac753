import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import type { NextStep } from '@nokshi/contract/crm/contacts.ts'
import { dayInWords, isDue } from '../parts/day.ts'

/** What happens next, and when; in red when that is today or was before. */
export function NextStepLabels({ step }: { step: NextStep | null }) {
  if (!step) return <span className="soft">{crmRecordPage.noNextStep}</span>
  return (
    <>
      <bdi>{step.title}</bdi>
      {step.dueDay && <span className={isDue(step.dueDay) ? 'crm-due' : 'crm-small'}> {dayInWords(step.dueDay)}</span>}
    </>
  )
}

import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import { crmToday } from '@nokshi/content/crm/today.ts'
import type { Today } from '@nokshi/contract/crm/today.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink, SmallButton } from '../../ui/button.tsx'
import { copyText } from '../parts/copy-text.ts'
import { useIsOwner, useMayChange } from '../staff/crm-me.ts'

const labels = crmToday.starter
const { form, contact, colleague } = labels.steps

/** How a new studio begins; what is done is ticked. */
export function TodayStarter({ starter }: { starter: Today['starter'] }) {
  const isOwner = useIsOwner()
  const mayChange = useMayChange()
  const address = window.location.origin + crmInbox.formPath
  return (
    <section className="today-starter stack gap-10 dashed-card" aria-label={labels.heading}>
      <h2 className="crm-heading">{labels.heading}</h2>
      <p className="crm-small">{labels.text}</p>
      <ol className="today-steps stack gap-24 above-8">
        <Step title={form.title} text={form.text} isDone={starter.hasSubmission}>
          <code className="today-address break-anywhere cloth">{address}</code>
          <div className="crm-actions">
            <SmallButton onClick={() => void copyText(address, form.copied)}>{form.copy}</SmallButton>
            <a className="crm-text-link" href={crmInbox.formPath}>
              {form.open}
            </a>
          </div>
        </Step>
        <Step title={contact.title} text={contact.text} isDone={starter.hasContact}>
          {mayChange && (
            <ButtonLink to="/crm/contacts/new" look="second" size="small">
              {contact.link}
            </ButtonLink>
          )}
        </Step>
        <Step title={colleague.title} text={colleague.text} isDone={starter.hasColleague}>
          {isOwner ? (
            <ButtonLink to="/crm/settings?tab=team" look="second" size="small">
              {colleague.link}
            </ButtonLink>
          ) : (
            <p className="crm-small">{colleague.owner}</p>
          )}
        </Step>
      </ol>
    </section>
  )
}

interface StepProps {
  title: string
  text: string
  isDone: boolean
  /** How it is done, while it is not. */
  children: ReactNode
}

function Step({ title, text, isDone, children }: StepProps) {
  return (
    <li className="column items-start gap-8 content-start today-step" data-done={isDone || undefined}>
      <h3 className="today-step-title line gap-8">
        {isDone && <Check aria-hidden size={20} />}
        {title}
        {isDone && <span className="sr-only">: {labels.done}</span>}
      </h3>
      <p className="soft">{text}</p>
      {!isDone && children}
    </li>
  )
}

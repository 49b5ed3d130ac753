import { crmMails } from '@nokshi/content/crm/mails.ts'
import { splitQuote } from '@nokshi/contract/crm/mail-quote.ts'
import type { Mail } from '@nokshi/contract/crm/mails.ts'
import type { Activity } from '@nokshi/contract/crm/timeline.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { apiUrl } from '../../platform/api-url.ts'
import { Chips } from '../parts/buttons.tsx'
import { Fetched } from '../parts/crm-page.tsx'
import { AgoTime } from '../parts/time.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { RetryMail } from './failed-mails.tsx'
import { MailFiles } from './mail-files.tsx'
import { mailQuery, submissionMailsQuery } from './mail-queries.ts'
import './mails.css'

type Line = NonNullable<Activity['mail']>

/** Subject, state and beginning of a mail, and the whole of it when somebody asks. */
export function MailEntry({ mail, children }: { mail: Line; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="stack gap-8">
      <p className="wrap items-baseline gap-x-10">
        <strong dir="auto">{mail.subject || crmMails.noSubject}</strong>
        <MailState {...mail} />
        <button type="button" className="crm-text-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? crmMails.hide : crmMails.show}
        </button>
      </p>
      {isOpen ? <WholeMail id={mail.id} /> : children}
    </div>
  )
}

/** With the words of the mail server where it did not go well. */
function MailState({ state, error }: Pick<Line, 'state' | 'error'>) {
  if (state === 'received') return null
  return (
    <span className="mail-state crm-small" data-state={state}>
      {crmMails.states[state]}
      {error && (
        <>
          : <bdi>{error}</bdi>
        </>
      )}
    </span>
  )
}

function WholeMail({ id }: { id: string }) {
  return <Fetched query={useQuery(mailQuery(id))}>{(mail) => <MailView mail={mail} />}</Fetched>
}

/** Text first; the sender's design in a frame that runs and loads nothing. */
export function MailView({ mail }: { mail: Mail }) {
  const mayChange = useMayChange()
  const [view, setView] = useState<'text' | 'html'>('text')
  return (
    <div className="crm-card stack gap-12">
      <p className="crm-small wrap gap-x-10">
        <span>
          <bdi>{mail.from.name}</bdi> <bdi dir="ltr">&lt;{mail.from.address}&gt;</bdi> → <bdi dir="ltr">{mail.to}</bdi>
        </span>
        <AgoTime at={mail.happenedAt} />
        {mail.isAutomatic && <span>{crmMails.automatic}</span>}
        <MailState {...mail} />
      </p>
      {mail.isStranger && (
        <p className="crm-warning" role="status">
          {crmMails.stranger(mail.from.address)}
        </p>
      )}
      {mail.hasHtml && (
        <Chips
          label={crmMails.view}
          choices={[
            { value: 'text', label: crmMails.asText },
            { value: 'html', label: crmMails.asHtml },
          ]}
          value={view}
          onChoose={setView}
        />
      )}
      {view === 'html' ? <MailFrame mail={mail} /> : <MailText text={mail.text} />}
      <MailFiles files={mail.files} />
      {mail.retryId && mayChange && (
        <p>
          <RetryMail id={mail.retryId} />
        </p>
      )}
    </div>
  )
}

function MailText({ text }: { text: string }) {
  const { own, quote } = splitQuote(text)
  return (
    <>
      <p className="pre-line break-anywhere" dir="auto">
        {own}
      </p>
      {quote && (
        <details>
          <summary className="crm-text-link">{crmMails.quote}</summary>
          <p className="pre-line break-anywhere soft" dir="auto">
            {quote}
          </p>
        </details>
      )}
    </>
  )
}

function MailFrame({ mail: { id, hasOutsidePictures } }: { mail: Mail }) {
  const [showsPictures, setPictures] = useState(false)
  const address = apiUrl(`/api/crm/mails/${id}/html${showsPictures ? '?pictures=1' : ''}`)
  return (
    <>
      {hasOutsidePictures && !showsPictures && (
        <p className="crm-small wrap items-baseline gap-x-10">
          {crmMails.picturesHint}
          <button type="button" className="crm-text-link" onClick={() => setPictures(true)}>
            {crmMails.pictures}
          </button>
        </p>
      )}
      <iframe
        key={address}
        className="mail-frame"
        title={crmMails.frame}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        src={address}
      />
    </>
  )
}

/** What was written about an enquiry by mail, both ways. */
export function SubmissionMails({ id }: { id: string }) {
  const { data } = useQuery(submissionMailsQuery(id))
  if (!data || data.items.length === 0) return null
  return (
    <section className="crm-stack" aria-label={crmMails.heading}>
      <h2 className="crm-heading">{crmMails.heading}</h2>
      {data.items.map((mail) => (
        <MailView key={mail.id} mail={mail} />
      ))}
    </section>
  )
}

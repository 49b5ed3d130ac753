import { crmToday } from '@nokshi/content/crm.ts'
import { FailedMail } from '@nokshi/contract/inbox.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { useId, useState } from 'react'
import { ago } from '../records/ago.ts'
import { crmApi } from '../records/crm-api.ts'
import { CrmFailed, CrmLoading } from '../records/crm-states.tsx'
import { useChange } from '../records/use-change.ts'
import { useMayChange } from '../staff/crm-me.ts'

const words = crmToday.mails

const mailsQuery = queryOptions({
  queryKey: ['mails'],
  queryFn: () => crmApi.get('/api/crm/mails', FailedMail.array()),
})

/** Mails that did not arrive, or wait for a mail server: said in one line, listed when somebody asks. */
export function MailFailed({ count, isKept }: { count: number; isKept: boolean }) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="mail-failed" aria-label={words.heading}>
      <p className="mail-failed-top">
        <MailWarning aria-hidden size={20} />
        <strong>{isKept ? words.kept(count) : words.count(count)}</strong>
        <button
          type="button"
          className="crm-way"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hide : words.show}
        </button>
      </p>
      {isKept && <p className="crm-small">{words.keptText}</p>}
      <div id={listId}>{isOpen && <MailList />}</div>
    </section>
  )
}

function MailList() {
  const mayChange = useMayChange()
  const { data: mails, error, refetch } = useQuery(mailsQuery)
  const retry = useChange({
    send: (id: string) =>
      crmApi.post(`/api/crm/mails/${encodeURIComponent(id)}/retry`, undefined, FailedMail),
    done: () => words.retried,
  })
  if (error) return <CrmFailed fault={error} onRetry={() => void refetch()} />
  if (!mails) return <CrmLoading />
  if (mails.length === 0) return <p className="crm-small">{words.none}</p>
  return (
    <ul className="crm-rows">
      {mails.map((mail) => (
        <li key={mail.id} className="crm-row">
          <div className="crm-row-words">
            <strong dir="auto">{mail.subject}</strong> <bdi className="crm-small">{words.to(mail.to)}</bdi>
            <p className="crm-small">
              {mail.isKept
                ? words.since(ago(mail.createdAt))
                : `${mail.fault} ${ago(mail.createdAt)}, ${words.tried(mail.attempts)}, ${mail.isDead ? words.dead : words.again}.`}
            </p>
          </div>
          {mayChange && !mail.isKept && (
            <button
              type="button"
              className="button button-second button-small"
              disabled={retry.isPending}
              onClick={() => retry.mutate(mail.id)}
            >
              {words.retry}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

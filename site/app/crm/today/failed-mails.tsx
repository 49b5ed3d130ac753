import { crmToday } from '@nokshi/content/crm/today.ts'
import { FailedMail } from '@nokshi/contract/crm/today.ts'
import { useQuery } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { useId, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { ago } from '../parts/ago.ts'
import { Fetched } from '../parts/fetched.tsx'
import { crmApi } from '../records/crm-api.ts'
import { mailsQuery } from '../records/crm-queries.ts'
import { useChange } from '../records/use-change.ts'
import { useMayChange } from '../staff/crm-me.ts'

const labels = crmToday.mails

/** Mails that did not arrive, or wait for a mail server: said in one line, listed when somebody asks. */
export function FailedMailsPanel({ count, isKept }: { count: number; isKept: boolean }) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="column gap-8 mail-failed cloth" aria-label={labels.heading}>
      <p className="row gap-x-12">
        <MailWarning aria-hidden size={20} />
        <strong>{isKept ? labels.kept(count) : labels.count(count)}</strong>
        <button
          type="button"
          className="crm-text-link"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? labels.hide : labels.show}
        </button>
      </p>
      {isKept && <p className="crm-small">{labels.keptText}</p>}
      <div id={listId}>{isOpen && <MailList />}</div>
    </section>
  )
}

function MailList() {
  const mayChange = useMayChange()
  const mails = useQuery(mailsQuery)
  const retry = useChange({
    send: (id: string) => crmApi('POST /api/crm/mails/{id}/retry', FailedMail, { id }),
    done: () => labels.retried,
  })
  return (
    <Fetched query={mails}>
      {({ mails: readable, privateCount }) => (
        <>
          {readable.length + privateCount === 0 && <p className="crm-small">{labels.none}</p>}
          <ul className="crm-rows">
            {readable.map((mail) => (
              <li key={mail.id} className="crm-row">
                <MailLabels mail={mail} />
                {mayChange && !mail.isKept && (
                  <SmallButton disabled={retry.isPending} onClick={() => retry.mutate(mail.id)}>
                    {labels.retry}
                  </SmallButton>
                )}
              </li>
            ))}
          </ul>
          {privateCount > 0 && <p className="crm-small">{labels.private(privateCount)}</p>}
        </>
      )}
    </Fetched>
  )
}

function MailLabels({ mail }: { mail: ReturnType<typeof FailedMail.parse> }) {
  const tries = `${labels.tried(mail.attempts)}, ${mail.isDead ? labels.dead : labels.again}`
  return (
    <div className="crm-row-words">
      <strong dir="auto">{mail.subject}</strong> <bdi className="crm-small">{labels.to(mail.to)}</bdi>
      <p className="crm-small">
        {mail.isKept ? labels.since(ago(mail.createdAt)) : `${mail.error} ${ago(mail.createdAt)}, ${tries}.`}
      </p>
    </div>
  )
}

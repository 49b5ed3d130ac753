import { crmToday } from '@nokshi/content/crm/today.ts'
import { FailedMail, FailedMails as Mails } from '@nokshi/contract/crm/today.ts'
import { useQuery } from '@tanstack/react-query'
import { Fetched, Rows, SettingsPart } from '../parts/crm-page.tsx'
import { ago } from '../parts/time.tsx'
import { ChangeButton } from '../records/change-buttons.tsx'
import { crmApi, crmQuery } from '../records/crm-api.ts'
import { useMayChange } from '../staff/crm-me.ts'

const labels = crmToday.mails

const mailsQuery = crmQuery(['mails'], () => crmApi('GET /api/crm/mails', Mails))

export function FailedMails({ isKept }: { isKept: boolean }) {
  const mayChange = useMayChange()
  const mails = useQuery(mailsQuery)
  return (
    <SettingsPart heading={labels.heading} {...(isKept && { text: labels.keptText })}>
      <Fetched query={mails}>
        {({ mails: readable, privateCount }) => (
          <>
            {readable.length + privateCount === 0 && <p className="crm-small">{labels.none}</p>}
            <Rows items={readable}>
              {(mail) => (
                <li key={mail.id} className="crm-row">
                  <MailLabels mail={mail} />
                  {mayChange && !mail.isKept && <RetryMail id={mail.id} />}
                </li>
              )}
            </Rows>
            {privateCount > 0 && <p className="crm-small">{labels.private(privateCount)}</p>}
          </>
        )}
      </Fetched>
    </SettingsPart>
  )
}

export function RetryMail({ id }: { id: string }) {
  return (
    <ChangeButton send={() => crmApi('POST /api/crm/mails/{id}/retry', FailedMail, { id })} done={() => labels.retried}>
      {labels.retry}
    </ChangeButton>
  )
}

function MailLabels({ mail }: { mail: ReturnType<typeof FailedMail.parse> }) {
  const tries = `${labels.tried(ago(mail.createdAt), mail.attempts)}, ${mail.isDead ? labels.dead : labels.again}.`
  return (
    <div className="crm-row-words">
      <strong dir="auto">{mail.subject}</strong> <bdi className="crm-small">{labels.to(mail.to)}</bdi>
      {!mail.isKept && (
        <p className="crm-small">
          <bdi>{mail.error}</bdi>
        </p>
      )}
      <p className="crm-small">{mail.isKept ? labels.since(ago(mail.createdAt)) : tries}</p>
    </div>
  )
}

import { crmRegistrations as labels } from '@nokshi/content/crm/moderation.ts'
import { registrationLabels } from '@nokshi/content/hub-blocks.ts'
import {
  RegistrationList,
  type RegistrationToCheck,
  registers,
} from '@nokshi/contract/linkhub/registrations.ts'
import { useQuery } from '@tanstack/react-query'
import { SmallButton } from '../../ui/button.tsx'
import { ago } from '../parts/ago.ts'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { ModerationList } from './moderation-list.tsx'
import { ReportedPage } from './report-page-link.tsx'
import { registrationsQuery } from './report-queries.ts'

const { kinds } = registrationLabels.en

/** Numbers that owners name on their pages, to be looked up in the registers. */
export function Registrations() {
  const query = useQuery(registrationsQuery)
  return (
    <ModerationList label={labels.list} query={query} items={query.data?.registrations} empty={labels.empty}>
      {(registrations) => (
        <ul className="crm-rows">
          {registrations.map((registration) => (
            <RegistrationRow key={registration.id} registration={registration} />
          ))}
        </ul>
      )}
    </ModerationList>
  )
}

function RegistrationRow({ registration }: { registration: RegistrationToCheck }) {
  const mayChange = useMayChange()
  const { id, kind, number, endsOn, checkedOn, changedAt, name, username } = registration
  const isChecked = checkedOn !== null
  const checking = useChange({
    send: () =>
      crmApi('POST /api/crm/registrations/{id}/check', RegistrationList, {
        id,
        body: { isChecked: !isChecked, number, endsOn, name, username },
      }),
    done: () => (isChecked ? labels.uncheck.done(name) : labels.check.done(name)),
  })
  return (
    <li className="crm-row">
      <div className="crm-row-words">
        <ReportedPage page={registration} />
        <p>
          {registers[kind] ? (
            <a className="crm-text-link" href={registers[kind]} target="_blank" rel="noreferrer">
              {kinds[kind]}
            </a>
          ) : (
            kinds[kind]
          )}
          : <strong dir="ltr">{number}</strong>
        </p>
        <p className="crm-small">
          {isChecked ? labels.checked(checkedOn) : labels.waits(ago(changedAt))}
          {endsOn !== null && `, ${labels.until(endsOn)}`}
        </p>
      </div>
      {mayChange && (
        <SmallButton disabled={checking.isPending} onClick={() => checking.mutate()}>
          {isChecked ? labels.uncheck.label : labels.check.label}
          <span className="sr-only"> {`${kinds[kind]}, ${name}`}</span>
        </SmallButton>
      )}
    </li>
  )
}

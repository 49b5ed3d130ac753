import { crmCreators as words } from '@nokshi/content/crm/creators.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { type Creator, RecoveryStart } from '@nokshi/contract/safety/creators.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { dayInWords, today } from '../parts/day.ts'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { OpenedForm } from '../records/opened-form.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'
import { EmailField } from '../staff/secret-fields.tsx'

const dayOf = (at: string | number) => dayInWords(today(new Date(at)))

export function CreatorRow({ creator }: { creator: Creator }) {
  const { id, email, username, isConfirmed, isSuspended, reports, visits, visitsBefore, recovery } = creator
  const notes = [
    words.since(dayOf(creator.createdAt)),
    ...(isConfirmed ? [] : [words.unconfirmed]),
    ...(reports > 0 ? [words.reports(reports)] : []),
    ...(isSuspended ? [words.suspended] : []),
    ...(username === null ? [] : [words.visits(visits, visitsBefore)]),
  ]
  return (
    <li className="crm-row">
      <p className="crm-row-words">
        <strong>
          <bdi>{username === null ? words.noPage : `@${username}`}</bdi>
        </strong>{' '}
        <bdi>{email}</bdi>
        <br />
        <span className="crm-small">{notes.join(' · ')}</span>
      </p>
      {recovery ? (
        <RecoveryState id={id} email={email} recovery={recovery} />
      ) : (
        <OpenedForm label={words.help.open}>{(close) => <RecoveryForm id={id} onClose={close} />}</OpenedForm>
      )}
    </li>
  )
}

const pathOf = (id: string) => `/api/crm/creators/${encodeURIComponent(id)}/recovery`

function RecoveryForm({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useCrmForm({
    schema: RecoveryStart,
    send: (start) => crmApi.post(pathOf(id), start, Success),
    done: () => words.help.done,
    onDone: onClose,
  })
  return (
    <CrmForm form={form} submit={words.help.submit} onClose={onClose}>
      <p>{words.help.text}</p>
      <EmailField {...form.field('email')} label={words.help.email} autoComplete="off" />
      <TextField {...form.field('reason')} label={words.help.reason} hint={words.help.reasonHint} />
    </CrmForm>
  )
}

interface RecoveryStateProps {
  id: string
  email: string
  recovery: NonNullable<Creator['recovery']>
}

function RecoveryState({ id, email, recovery }: RecoveryStateProps) {
  const { isConfirmed, isApproved, isOwn, startedBy, movesAt, reason } = recovery
  return (
    <>
      <p>
        {words.recovery.state(recovery.email, startedBy, reason)}{' '}
        {isConfirmed ? words.recovery.confirmed : words.recovery.unopened}{' '}
        {isApproved ? words.recovery.approved : words.recovery.unapproved}{' '}
        {words.recovery.moves(dayOf(movesAt))}
      </p>
      <div className="crm-actions">
        {!isOwn && !isApproved && (
          <ChangeButton
            about={email}
            send={() => crmApi.post(`${pathOf(id)}/approval`, undefined, Success)}
            done={() => words.recovery.agreed}
          >
            {words.recovery.approve}
          </ChangeButton>
        )}
        <ChangeButton
          about={email}
          send={() => crmApi.post(`${pathOf(id)}/stop`, undefined, Success)}
          done={() => words.recovery.stopped}
        >
          {words.recovery.stop}
        </ChangeButton>
      </div>
    </>
  )
}

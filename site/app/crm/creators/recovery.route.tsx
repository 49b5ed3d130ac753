import { crmCreators } from '@nokshi/content/crm/creators.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { AccountRecovery, type Recovery, RecoveryStart } from '@nokshi/contract/crm/creators.ts'
import { useQuery } from '@tanstack/react-query'
import { EmailField } from '../../ui/fields/account-fields.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { CrmCard, CrmPage, crmMeta, EmptyState, Fetched, Rows } from '../parts/crm-page.tsx'
import { dayInWords, today } from '../parts/time.tsx'
import { ChangeButton } from '../records/change-buttons.tsx'
import { crmApi } from '../records/crm-api.ts'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { useMe } from '../staff/crm-me.ts'
import type { Route } from './+types/recovery.route.ts'

const labels = crmCreators.recovery

export const meta = crmMeta(labels.title)

/** An account whose owner lost the mailbox: what happens, the beginning of it, and what is under way. */
export default function CrmRecoveryRoute({ params: { id } }: Route.ComponentProps) {
  if (useMe().role === 'owner') return <AccountRecoveryPage key={id} id={id} />
  return (
    <CrmPage title={labels.title}>
      <EmptyState {...crmCreators.onlyOwners} />
    </CrmPage>
  )
}

function AccountRecoveryPage({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['creators', 'recovery', id],
    queryFn: () => crmApi('GET /api/crm/creators/{id}/recovery', AccountRecovery, { id }),
  })
  const { username, email } = query.data ?? {}
  const who = username ? `@${username}` : email
  return (
    <CrmPage title={labels.title} note={who && labels.note(who)}>
      <Fetched query={query}>
        {(account) => (
          <div className="crm-stack crm-panel">
            <CrmCard heading={labels.steps.heading}>
              <ol className="crm-steps stack gap-8">
                {labels.steps.list.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </CrmCard>
            {!account.running.some(({ creatorId }) => creatorId === id) && <RecoveryForm id={id} account={account} />}
            <CrmCard heading={labels.running.heading}>
              <Rows items={account.running} none={labels.running.none}>
                {(recovery) => <RunningRecovery key={recovery.creatorId} recovery={recovery} />}
              </Rows>
            </CrmCard>
          </div>
        )}
      </Fetched>
    </CrmPage>
  )
}

function RecoveryForm({ id, account }: { id: string; account: AccountRecovery }) {
  const form = useCrmForm({
    schema: RecoveryStart,
    send: (body) => crmApi('POST /api/crm/creators/{id}/recovery', Success, { id, body }),
    done: () => labels.form.done,
  })
  return (
    <CrmCard heading={labels.form.heading}>
      <p>{labels.form.from(account.email)}</p>
      <CrmForm form={form} submit={labels.form.submit}>
        <EmailField {...form.field('email')} label={labels.form.email} autoComplete="off" />
        <TextField {...form.field('reason')} label={labels.form.reason} hint={labels.form.reasonHint} />
      </CrmForm>
    </CrmCard>
  )
}

function RunningRecovery({ recovery }: { recovery: Recovery }) {
  const { creatorId: id, email, isConfirmed, isApproved, isOwn, needsApproval } = recovery
  const agreement = isApproved ? 'approved' : needsApproval ? 'unapproved' : 'alone'
  return (
    <li className="crm-row">
      <div className="crm-row-words">
        <p>
          <strong>{recovery.username === null ? crmCreators.noPage : `@${recovery.username}`}</strong>{' '}
          {labels.running.account(email, recovery.newEmail)}
        </p>
        <p dir="auto">{labels.running.started(recovery.startedBy, recovery.reason)}</p>
        <p className="crm-small">
          {isConfirmed ? labels.running.confirmed : labels.running.unopened} {labels.running[agreement]}{' '}
          {labels.running.moves(dayInWords(today(new Date(recovery.movesAt))))}
        </p>
      </div>
      <div className="crm-actions">
        {!isOwn && !isApproved && (
          <ChangeButton
            about={email}
            send={() => crmApi('POST /api/crm/creators/{id}/recovery/approval', Success, { id })}
            done={() => labels.running.agreed}
          >
            {labels.running.approve}
          </ChangeButton>
        )}
        <ChangeButton
          about={email}
          send={() => crmApi('POST /api/crm/creators/{id}/recovery/stop', Success, { id })}
          done={() => labels.running.stopped}
        >
          {labels.running.stop}
        </ChangeButton>
      </div>
    </li>
  )
}

import { crmTeam } from '@nokshi/content/crm/staff.ts'
import { Invite, InviteMade } from '@nokshi/contract/crm/invites.ts'
import { moment } from '../parts/ago.ts'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'

const labels = crmTeam.invites

/** An invitation with its link, as it comes when it is made. */
export interface Made {
  invite: Invite
  link: string
  isMailed: boolean
}

interface TeamInviteProps {
  invite: Invite
  onRenewed: (made: Made) => void
}

export function TeamInvite({ invite, onRenewed }: TeamInviteProps) {
  const { id, email, role, state, invitedBy, expiresAt } = invite
  return (
    <li className="crm-row" data-off={state !== 'open' || undefined}>
      <div className="crm-row-words">
        <p className="strong">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className="crm-small">
          {crmTeam.roles[role].name} · {labels.by(invitedBy)} ·{' '}
          {state === 'open' ? labels.until(moment(expiresAt)) : labels.states[state]}
        </p>
      </div>
      {(state === 'open' || state === 'expired') && (
        <div className="crm-actions">
          <ChangeButton
            send={() => crmApi('POST /api/crm/invites/{id}/renew', InviteMade, { id })}
            onDone={onRenewed}
            about={email}
          >
            {labels.renew}
          </ChangeButton>
          <ChangeButton
            send={() => crmApi('DELETE /api/crm/invites/{id}', Invite, { id })}
            done={() => labels.revoked}
            about={email}
          >
            {labels.revoke}
          </ChangeButton>
        </div>
      )}
    </li>
  )
}

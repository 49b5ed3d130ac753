import { crmTeam } from '@nokshi/content/crm/staff.ts'
import { Invite, InviteMade } from '@nokshi/contract/invites.ts'
import { moment } from '../parts/ago.ts'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'

const words = crmTeam.invites

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
  const path = `/api/crm/invites/${invite.id}`
  const { email, role, state, invitedBy, expiresAt } = invite
  return (
    <li className="crm-row" data-off={state !== 'open' || undefined}>
      <div className="crm-row-words">
        <p className="strong">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className="crm-small">
          {crmTeam.roles[role].name} · {words.by(invitedBy)} ·{' '}
          {state === 'open' ? words.until(moment(expiresAt)) : words.states[state]}
        </p>
      </div>
      {(state === 'open' || state === 'expired') && (
        <div className="crm-actions">
          <ChangeButton
            send={() => crmApi.post(`${path}/renew`, undefined, InviteMade)}
            onDone={onRenewed}
            about={email}
          >
            {words.renew}
          </ChangeButton>
          <ChangeButton send={() => crmApi.delete(path, Invite)} done={() => words.revoked} about={email}>
            {words.revoke}
          </ChangeButton>
        </div>
      )}
    </li>
  )
}

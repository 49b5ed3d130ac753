import { crmTeam } from '@nokshi/content/crm.ts'
import { Invite, InviteMade } from '@nokshi/contract/invites.ts'
import { moment } from '../records/ago.ts'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'

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
  const renew = useChange({
    send: () => crmApi.post(`${path}/renew`, undefined, InviteMade),
    onDone: onRenewed,
  })
  const revoke = useChange({ send: () => crmApi.delete(path, Invite), done: () => words.revoked })
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
          <button
            type="button"
            className="crm-quiet-button"
            disabled={renew.isPending}
            onClick={() => renew.mutate()}
          >
            {words.renew}
            <span className="sr-only"> {email}</span>
          </button>
          <button
            type="button"
            className="crm-quiet-button"
            disabled={revoke.isPending}
            onClick={() => revoke.mutate()}
          >
            {words.revoke}
            <span className="sr-only"> {email}</span>
          </button>
        </div>
      )}
    </li>
  )
}

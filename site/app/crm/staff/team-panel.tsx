import { crmGate, crmTeam } from '@nokshi/content/crm/staff.ts'
import type { Staff } from '@nokshi/contract/crm/staff.ts'
import { roles } from '@nokshi/contract/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { Fetched } from '../parts/fetched.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { invitesQuery, staffQuery } from '../records/crm-queries.ts'
import { useIsOwner } from './crm-me.ts'
import { TeamRow } from './team-row.tsx'
import './team.css'
import { Invite, InviteMade, NewInvite } from '@nokshi/contract/crm/invites.ts'
import { useState } from 'react'
import { EmailField } from '../../ui/fields/account-fields.tsx'
import { SelectField } from '../../ui/fields/field.tsx'
import { moment } from '../parts/ago.ts'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'
import { ShownOnce } from './shown-once.tsx'

/** Who is in, what each role means and, for owners, who else is asked in. */
export function TeamPanel() {
  const isOwner = useIsOwner()
  const staff = useQuery(staffQuery)
  return (
    <div className="crm-stack settings-panel">
      <SettingsPart heading={crmTeam.heading}>
        <Fetched query={staff}>{(people) => <TeamRows people={people} />}</Fetched>
      </SettingsPart>
      {isOwner && <TeamInvites />}
      <RolesInWords />
    </div>
  )
}

function TeamRows({ people }: { people: Staff[] }) {
  const owners = people.filter(({ role, isDisabled }) => role === 'owner' && !isDisabled)
  return (
    <ul className="crm-rows">
      {people.map((person) => (
        <TeamRow key={person.id} person={person} isLastOwner={owners.length === 1 && owners[0]?.id === person.id} />
      ))}
    </ul>
  )
}

function RolesInWords() {
  return (
    <SettingsPart heading={crmTeam.rolesHeading}>
      <dl className="settings-facts stack gap-8">
        {roles.toReversed().map((role) => (
          <div key={role}>
            <dt>{crmTeam.roles[role].name}</dt>
            <dd>{crmTeam.roles[role].text}</dd>
          </div>
        ))}
      </dl>
    </SettingsPart>
  )
}

const labels = crmTeam.invites

/** For owners: whom they invite, and the link, which is shown only once. */
function TeamInvites() {
  const [made, setMade] = useState<Made>()
  const { data: invites = [] } = useQuery(invitesQuery)
  return (
    <SettingsPart heading={labels.heading} text={labels.text}>
      <InviteForm onMade={setMade} />
      {made && <InviteLink key={made.link} made={made} />}
      {invites.length === 0 ? (
        <p className="crm-small">{labels.empty}</p>
      ) : (
        <ul className="crm-rows">
          {invites.map((invite) => (
            <TeamInvite key={invite.id} invite={invite} onRenewed={setMade} />
          ))}
        </ul>
      )}
    </SettingsPart>
  )
}

function InviteForm({ onMade }: { onMade: (made: Made) => void }) {
  const form = useCrmForm({
    schema: NewInvite,
    send: (invite) => crmApi('POST /api/crm/invites', InviteMade, { body: invite }),
    onDone: onMade,
    resets: true,
  })
  return (
    <CrmForm form={form} submit={labels.submit}>
      <div className="form-pair">
        <EmailField {...form.field('email')} label={crmGate.fields.email} autoComplete="off" />
        <SelectField
          {...form.field('role')}
          label={crmTeam.role}
          placeholder={crmTeam.chooseRole}
          choices={roles.toReversed().map((role) => ({ value: role, label: crmTeam.roles[role].name }))}
        />
      </div>
    </CrmForm>
  )
}

function InviteLink({ made: { invite, link, isMailed } }: { made: Made }) {
  return (
    <ShownOnce label={labels.linkFor(invite.email)} value={link} copy={{ label: labels.copy, done: labels.copied }}>
      <p>
        {labels.once} {isMailed ? labels.mailed : labels.notMailed}
      </p>
    </ShownOnce>
  )
}

/** An invitation with its link, as it comes when it is made. */
interface Made {
  invite: Invite
  link: string
  isMailed: boolean
}

function TeamInvite({ invite, onRenewed }: { invite: Invite; onRenewed: (made: Made) => void }) {
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

import { crmGate, crmTeam } from '@nokshi/content/crm/staff.ts'
import { Invite, InviteMade, NewInvite } from '@nokshi/contract/crm/invites.ts'
import { Staff } from '@nokshi/contract/crm/staff.ts'
import { roles } from '@nokshi/contract/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmailField } from '../../ui/fields/account-fields.tsx'
import { SelectField } from '../../ui/fields/field.tsx'
import { Facts, Fetched, Row, Rows, SettingsPart } from '../parts/crm-page.tsx'
import { moment } from '../parts/time.tsx'
import { ChangeButton } from '../records/change-buttons.tsx'
import { crmApi, crmQuery } from '../records/crm-api.ts'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { useIsOwner } from './crm-me.ts'
import { ShownOnce } from './shown-once.tsx'
import { TeamRow } from './team-row.tsx'

const staffQuery = crmQuery(['staff'], () => crmApi('GET /api/crm/staff', Staff.array()))
const invitesQuery = crmQuery(['invites'], () => crmApi('GET /api/crm/invites', Invite.array()))

export function TeamPanel() {
  const isOwner = useIsOwner()
  const staff = useQuery(staffQuery)
  return (
    <div className="crm-stack crm-panel">
      <SettingsPart heading={crmTeam.heading}>
        <Fetched query={staff}>
          {(people) => (
            <Rows items={people}>
              {(person) => <TeamRow key={person.id} person={person} isLastOwner={isLastOwner(person, people)} />}
            </Rows>
          )}
        </Fetched>
      </SettingsPart>
      {isOwner && <TeamInvites />}
      <SettingsPart heading={crmTeam.rolesHeading}>
        <Facts
          className="facts-beside"
          facts={roles.toReversed().map((role) => [crmTeam.roles[role].name, crmTeam.roles[role].text])}
        />
      </SettingsPart>
    </div>
  )
}

function isLastOwner(person: Staff, people: Staff[]) {
  const owners = people.filter(({ role, isDisabled }) => role === 'owner' && !isDisabled)
  return owners.length === 1 && owners[0] === person
}

const labels = crmTeam.invites

function TeamInvites() {
  const [made, setMade] = useState<Made>()
  const { data: invites = [] } = useQuery(invitesQuery)
  return (
    <SettingsPart heading={labels.heading} text={labels.text}>
      <InviteForm onMade={setMade} />
      {made && <InviteLink key={made.link} made={made} />}
      <Rows items={invites} none={labels.empty}>
        {(invite) => <TeamInvite key={invite.id} invite={invite} onRenewed={setMade} />}
      </Rows>
    </SettingsPart>
  )
}

function InviteForm({ onMade }: { onMade: (made: Made) => void }) {
  const form = useCrmForm({
    schema: NewInvite,
    send: (body, idempotencyKey) => crmApi('POST /api/crm/invites', InviteMade, { body, idempotencyKey }),
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

type Made = ReturnType<typeof InviteMade.parse>

function TeamInvite({ invite, onRenewed }: { invite: Invite; onRenewed: (made: Made) => void }) {
  const { id, email, role, state, invitedBy, expiresAt } = invite
  return (
    <Row
      title={<bdi dir="ltr">{email}</bdi>}
      note={[
        crmTeam.roles[role].name,
        labels.by(invitedBy),
        state === 'open' ? labels.until(moment(expiresAt)) : labels.states[state],
      ].join(' · ')}
      isOff={state !== 'open'}
    >
      {(state === 'open' || state === 'expired') && (
        <>
          <ChangeButton
            send={() =>
              crmApi('POST /api/crm/invites', InviteMade, { body: { email, role }, idempotencyKey: undefined })
            }
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
        </>
      )}
    </Row>
  )
}

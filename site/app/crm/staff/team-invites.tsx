import { crmTeam } from '@nokshi/content/crm.ts'
import { InviteMade, NewInvite } from '@nokshi/contract/invites.ts'
import { roles } from '@nokshi/contract/staff.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField } from '../../ui/field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { invitesQuery } from '../records/crm-queries.ts'
import { EmailField } from './secret-fields.tsx'
import { ShownOnce } from './shown-once.tsx'
import { StaffForm } from './staff-form.tsx'
import { type Made, TeamInvite } from './team-invite.tsx'
import { useStaffForm } from './use-staff-form.ts'

const words = crmTeam.invites

/** For owners: whom they invite, and the link, which is shown only once. */
export function TeamInvites() {
  const [made, setMade] = useState<Made>()
  const { data: invites = [] } = useQuery(invitesQuery)
  return (
    <section className="settings-part">
      <h2 className="crm-heading">{words.heading}</h2>
      <p className="soft">{words.text}</p>
      <InviteForm onMade={setMade} />
      {made && <InviteLink key={made.link} made={made} />}
      {invites.length === 0 ? (
        <p className="crm-small">{words.empty}</p>
      ) : (
        <ul className="crm-rows">
          {invites.map((invite) => (
            <TeamInvite key={invite.id} invite={invite} onRenewed={setMade} />
          ))}
        </ul>
      )}
    </section>
  )
}

function InviteForm({ onMade }: { onMade: (made: Made) => void }) {
  const form = useStaffForm({
    schema: NewInvite,
    async send(invite: NewInvite) {
      onMade(await crmApi.post('/api/crm/invites', invite, InviteMade))
      void crmClient.invalidateQueries({ queryKey: invitesQuery.queryKey })
    },
  })
  return (
    <StaffForm form={form} submit={words.submit}>
      <div className="form-pair">
        <EmailField error={form.errors.email} autoComplete="off" />
        <SelectField
          id="role"
          name="role"
          label={crmTeam.role}
          placeholder={crmTeam.chooseRole}
          choices={roles.toReversed().map((role) => ({ value: role, label: crmTeam.roles[role].name }))}
          error={form.errors.role}
        />
      </div>
    </StaffForm>
  )
}

function InviteLink({ made: { invite, link, isMailed } }: { made: Made }) {
  return (
    <ShownOnce
      label={words.linkFor(invite.email)}
      value={link}
      copy={{ label: words.copy, done: words.copied }}
    >
      <p>
        {words.once} {isMailed ? words.mailed : words.notMailed}
      </p>
    </ShownOnce>
  )
}

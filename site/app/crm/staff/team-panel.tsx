import { crmTeam } from '@nokshi/content/crm/staff.ts'
import type { Staff } from '@nokshi/contract/crm/staff.ts'
import { roles } from '@nokshi/contract/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { Fetched } from '../parts/fetched.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { staffQuery } from '../records/crm-queries.ts'
import { useIsOwner } from './crm-me.ts'
import { TeamInvites } from './team-invites.tsx'
import { TeamRow } from './team-row.tsx'
import './team.css'

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
        <TeamRow
          key={person.id}
          person={person}
          isLastOwner={owners.length === 1 && owners[0]?.id === person.id}
        />
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

import { crmTeam } from '@nokshi/content/crm.ts'
import { roles } from '@nokshi/contract/staff.ts'
import { useQuery } from '@tanstack/react-query'
import { staffQuery } from '../records/crm-queries.ts'
import { CrmFailed, CrmLoading } from '../records/crm-states.tsx'
import { useIsOwner } from './crm-me.ts'
import { TeamInvites } from './team-invites.tsx'
import { TeamRow } from './team-row.tsx'

/** Who is in, what each role means and, for owners, who else is asked in. */
export function TeamPanel() {
  const isOwner = useIsOwner()
  const { data: staff, error, refetch } = useQuery(staffQuery)
  if (error && !staff) return <CrmFailed fault={error} onRetry={() => void refetch()} />
  if (!staff) return <CrmLoading />
  const owners = staff.filter(({ role, isDisabled }) => role === 'owner' && !isDisabled)
  return (
    <div className="settings-panel">
      <section className="settings-part">
        <h2 className="crm-heading">{crmTeam.heading}</h2>
        <ul className="crm-rows">
          {staff.map((person) => (
            <TeamRow
              key={person.id}
              person={person}
              isLastOwner={owners.length === 1 && owners[0]?.id === person.id}
            />
          ))}
        </ul>
      </section>
      {isOwner && <TeamInvites />}
      <RolesInWords />
    </div>
  )
}

function RolesInWords() {
  return (
    <section className="settings-part">
      <h2 className="crm-heading">{crmTeam.rolesHeading}</h2>
      <dl className="team-roles">
        {roles.toReversed().map((role) => (
          <div key={role}>
            <dt>{crmTeam.roles[role].name}</dt>
            <dd>{crmTeam.roles[role].text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import { crmTeam } from '@nokshi/content/crm/staff.ts'
import { roles } from '@nokshi/contract/roles.ts'
import { Staff, type StaffEdit } from '@nokshi/contract/staff.ts'
import { crmApi } from '../records/crm-api.ts'
import { QuietButton } from '../records/quiet-button.tsx'
import { useChange } from '../records/use-change.ts'
import { useIsOwner, useMe } from './crm-me.ts'

interface TeamRowProps {
  person: Staff
  /** Then neither the role nor the way in can be taken away. */
  isLastOwner: boolean
}

export function TeamRow({ person, isLastOwner }: TeamRowProps) {
  const me = useMe()
  const isOwner = useIsOwner()
  const noteId = `team-${person.id}-note`
  const edit = useChange({
    send: (change: StaffEdit) => crmApi.patch(`/api/crm/staff/${person.id}`, change, Staff),
    done: sentenceFor,
  })
  const { name, email, role, hasTwoFactor, isDisabled } = person
  return (
    <li className="crm-row" data-off={isDisabled || undefined}>
      <div className="crm-row-words">
        <p className="strong">
          <bdi>{name}</bdi> {person.id === me.id && <span className="crm-small">({crmTeam.you})</span>}
        </p>
        <p className="crm-small">
          <bdi dir="ltr">{email}</bdi> · {hasTwoFactor ? crmTeam.twoFactor.yes : crmTeam.twoFactor.no}
          {isDisabled && ` · ${crmTeam.disabled}`}
        </p>
        {isOwner && isLastOwner && (
          <p id={noteId} className="crm-small">
            {crmTeam.lastOwner}
          </p>
        )}
      </div>
      {isOwner ? (
        <div className="crm-actions">
          <select
            className="field-input settings-select"
            aria-label={crmTeam.roleOf(name)}
            aria-describedby={isLastOwner ? noteId : undefined}
            value={role}
            disabled={isLastOwner || edit.isPending}
            onChange={({ target }) => edit.mutate({ role: roles.find((known) => known === target.value) })}
          >
            {roles.toReversed().map((known) => (
              <option key={known} value={known}>
                {crmTeam.roles[known].name}
              </option>
            ))}
          </select>
          {person.id !== me.id && (
            <QuietButton
              disabled={edit.isPending}
              about={name}
              onClick={() => edit.mutate({ isDisabled: !isDisabled })}
            >
              {isDisabled ? crmTeam.enable : crmTeam.disable}
            </QuietButton>
          )}
        </div>
      ) : (
        <p>{crmTeam.roles[role].name}</p>
      )}
    </li>
  )
}

function sentenceFor({ name, role, isDisabled }: Staff, change: StaffEdit) {
  if (change.role) return crmTeam.roleChanged(name, crmTeam.roles[role].name.toLowerCase())
  return isDisabled ? crmTeam.closed(name) : crmTeam.opened(name)
}

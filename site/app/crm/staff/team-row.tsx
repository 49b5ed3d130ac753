import { crmTeam } from '@nokshi/content/crm/staff.ts'
import { Staff, type StaffEdit } from '@nokshi/contract/crm/staff.ts'
import { roles } from '@nokshi/contract/roles.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { QuietButton } from '../parts/buttons.tsx'
import { ConfirmDialog } from '../records/change-buttons.tsx'
import { crmApi, useChange } from '../records/crm-api.ts'
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
    send: (change: StaffEdit) => crmApi('PATCH /api/crm/staff/{id}', Staff, { id: person.id, body: change }),
    done: sentenceFor,
    undo: () => () =>
      crmApi('PATCH /api/crm/staff/{id}', Staff, {
        id: person.id,
        body: { role: person.role, isDisabled: person.isDisabled },
      }),
    onDone: () => setPending(undefined),
  })
  const [pending, setPending] = useState<StaffEdit>()
  /** What gives much or takes everything away is asked for once more. */
  const change = (input: StaffEdit) =>
    input.role === 'owner' || input.isDisabled ? setPending(input) : edit.mutate(input)
  const { name, email, role, hasTwoFactor, isDisabled, isDisabledByRestore } = person
  return (
    <li className="crm-row" data-off={isDisabled || undefined}>
      <div className="crm-row-words">
        <p className="strong">
          <bdi>{name}</bdi> {person.id === me.id && <span className="crm-small">({crmTeam.you})</span>}
        </p>
        <p className="crm-small">
          <bdi dir="ltr">{email}</bdi>
          {isOwner && ` · ${hasTwoFactor ? crmTeam.twoFactor.yes : crmTeam.twoFactor.no}`}
          {isDisabled && ` · ${isDisabledByRestore ? crmTeam.disabledByRestore : crmTeam.disabled}`}
        </p>
        {isOwner && isLastOwner && (
          <p id={noteId} className="crm-small">
            {crmTeam.lastOwner}
          </p>
        )}
      </div>
      {isOwner ? (
        <div className="crm-actions">
          <span className="field-box">
            <select
              className="field-input"
              aria-label={crmTeam.roleOf(name)}
              aria-describedby={isLastOwner ? noteId : undefined}
              value={role}
              disabled={isLastOwner || edit.isPending}
              onChange={({ target }) => change({ role: roles.find((known) => known === target.value) })}
            >
              {roles.toReversed().map((known) => (
                <option key={known} value={known}>
                  {crmTeam.roles[known].name}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden className="field-chevron" size={20} />
          </span>
          {person.id !== me.id && (
            <QuietButton disabled={edit.isPending} about={name} onClick={() => change({ isDisabled: !isDisabled })}>
              {isDisabledByRestore ? crmTeam.enableAfterRestore : isDisabled ? crmTeam.enable : crmTeam.disable}
            </QuietButton>
          )}
        </div>
      ) : (
        <p>{crmTeam.roles[role].name}</p>
      )}
      {pending && (
        <ConfirmDialog
          labels={pending.isDisabled ? crmTeam.confirmRemoval(name) : crmTeam.confirmOwner(name)}
          isBusy={edit.isPending}
          onConfirm={() => edit.mutate(pending)}
          onClose={() => setPending(undefined)}
        />
      )}
    </li>
  )
}

function sentenceFor({ name, role, isDisabled }: Staff, change: StaffEdit) {
  if (change.role) return crmTeam.roleChanged(name, crmTeam.roles[role].name.toLowerCase())
  return isDisabled ? crmTeam.closed(name) : crmTeam.opened(name)
}

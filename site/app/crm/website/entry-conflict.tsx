import { crmFrame } from '@nokshi/content/crm/records.ts'
import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { isSame, listDifferences } from '@nokshi/contract/website/differences.ts'
import type { Entry } from '@nokshi/contract/website/entries.ts'
import type { Field } from '@nokshi/contract/website/fields.ts'
import type { EntryData } from '@nokshi/contract/website/kinds.ts'
import { useState } from 'react'
import { Chips } from '../parts/buttons.tsx'
import { ConfirmDialog } from '../records/change-buttons.tsx'
import { Differences } from './website-differences.tsx'

const labels = websiteForm.conflict

interface EntryConflictProps {
  fields: Field[]
  /** What both began with. */
  base: EntryData
  mine: EntryData
  newer: Entry
  onResolve: (merged: EntryData) => void
  onClose: () => void
}

/** Both versions, field by field: somebody else has saved meanwhile, and a person decides. */
export function EntryConflict({ fields, base, mine, newer, onResolve, onClose }: EntryConflictProps) {
  const differing = fields
    .map((field) => ({ field, changes: listDifferences([field], newer.draft, mine) }))
    .filter(({ changes }) => changes.length > 0)
  const [chosen, setChosen] = useState<Record<string, 'mine' | 'theirs'>>({})
  const choiceOf = ({ name }: Field) => chosen[name] ?? (isSame(base[name], mine[name]) ? 'theirs' : 'mine')

  function resolve() {
    const own = differing.filter(({ field }) => choiceOf(field) === 'mine')
    onResolve({ ...newer.draft, ...Object.fromEntries(own.map(({ field: { name } }) => [name, mine[name]])) })
  }

  return (
    <ConfirmDialog
      labels={{ ...labels, title: labels.title(newer.changedBy?.name ?? crmFrame.nobody), submit: labels.save }}
      onConfirm={resolve}
      onClose={onClose}
    >
      <ul className="crm-stack">
        {differing.map(({ field, changes }) => (
          <li key={field.name}>
            <div className="row between gap-y-8 gap-x-16">
              <h3 className="strong">{field.label}</h3>
              <Chips
                label={field.label}
                choices={[
                  { value: 'mine', label: labels.mine },
                  { value: 'theirs', label: labels.theirs },
                ]}
                value={choiceOf(field)}
                onChoose={(choice) => setChosen({ ...chosen, [field.name]: choice })}
              />
            </div>
            <Differences changes={changes} names={[labels.theirs, labels.mine]} />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

import { crmFrame } from '@nokshi/content/crm/records.ts'
import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { listDifferences } from '@nokshi/contract/website/differences.ts'
import type { Entry } from '@nokshi/contract/website/entries.ts'
import type { Field } from '@nokshi/contract/website/fields.ts'
import type { EntryData } from '@nokshi/contract/website/kinds.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Chips } from '../parts/chips.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
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
  const choiceOf = ({ name }: Field) =>
    chosen[name] ?? (JSON.stringify(base[name]) === JSON.stringify(mine[name]) ? 'theirs' : 'mine')

  function resolve() {
    const own = differing.filter(({ field }) => choiceOf(field) === 'mine')
    onResolve({ ...newer.draft, ...Object.fromEntries(own.map(({ field: { name } }) => [name, mine[name]])) })
  }

  return (
    <CrmDialog title={labels.title(newer.changedBy?.name ?? crmFrame.nobody)} onClose={onClose}>
      <p>{labels.text}</p>
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
      <div className="crm-actions">
        <Button onClick={resolve}>{labels.save}</Button>
        <Button look="second" onClick={onClose}>
          {crmFrame.cancel}
        </Button>
      </div>
    </CrmDialog>
  )
}

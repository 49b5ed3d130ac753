import type { Reference } from '@nokshi/contract/crm/records.ts'
import { Link } from 'react-router'
import type { Editing } from '../records/edit-record.ts'
import { pathOf } from '../records/recent-records.ts'
import type { RecordChoice } from '../records/record-choice.ts'
import { RecordField } from '../records/record-field.tsx'
import { EditField } from './edit-field.tsx'

type Kind = 'contact' | 'company'

interface EditReferenceProps<Item, Patch, Name extends Kind> {
  of: Editing<Item, Patch>
  kind: Name
  label: string
  patch: (choice: RecordChoice | null) => Patch
  hint?: string
  mayCreate?: boolean
}

/** Whom it is with: the way there, and the choice of another. */
export function EditReference<Name extends Kind, Item extends Record<Name, Reference | null>, Patch>(
  props: EditReferenceProps<Item, Patch, Name>,
) {
  const { of, kind, label, patch, hint, mayCreate } = props
  const known = of.record[kind]
  return (
    <EditField<Item, Patch, RecordChoice | null>
      of={of}
      label={label}
      read={(record) => record[kind]}
      patch={patch}
      say={(choice) => choice?.name ?? ''}
      shown={
        known && (
          <Link to={pathOf({ kind, id: known.id })} className="underlined">
            {known.name}
          </Link>
        )
      }
      editor={({ value, onChange }) => (
        <RecordField kind={kind} label={label} hint={hint} value={value} onChange={onChange} mayCreate={mayCreate} />
      )}
    />
  )
}

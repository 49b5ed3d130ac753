import type { Reference } from '@nokshi/contract/crm/records.ts'
import { Link } from 'react-router'
import type { Editing } from '../records/edit-record.ts'
import { pathOf } from '../records/recent-records.ts'
import { type RecordChoice, RecordField } from '../records/record-field.tsx'
import { EditField } from './edit-field.tsx'

type Kind = 'contact' | 'company'

interface EditReferenceProps<Thing, Wish, Name extends Kind> {
  of: Editing<Thing, Wish>
  kind: Name
  label: string
  wish: (choice: RecordChoice | null) => Wish
  hint?: string
  mayCreate?: boolean
}

/** Whom it is with: the way there, and the choice of another. */
export function EditReference<Name extends Kind, Thing extends Record<Name, Reference | null>, Wish>(
  props: EditReferenceProps<Thing, Wish, Name>,
) {
  const { of, kind, label, wish, hint, mayCreate } = props
  const known = of.record[kind]
  return (
    <EditField<Thing, Wish, RecordChoice | null>
      of={of}
      label={label}
      read={(record) => record[kind]}
      wish={wish}
      say={(choice) => choice?.name ?? ''}
      shown={
        known && (
          <Link to={pathOf({ kind, id: known.id })} className="underlined">
            {known.name}
          </Link>
        )
      }
      editor={({ value, onChange }) => (
        <RecordField
          kind={kind}
          label={label}
          hint={hint}
          value={value}
          onChange={onChange}
          mayCreate={mayCreate}
        />
      )}
    />
  )
}

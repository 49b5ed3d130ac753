import type { ReactNode } from 'react'
import { TextArea, TextField } from '../../ui/fields/field.tsx'
import type { Editing } from '../records/edit-record.ts'
import { EditField } from './edit-field.tsx'

interface EditTextProps<Item, Field extends string> {
  of: Editing<Item, Record<string, string>>
  field: Field
  label: string
  shown?: ReactNode
  isLong?: boolean
}

/** Plain words. Enter saves them, in a long text together with Ctrl or ⌘; Escape leaves them as they were. */
export function EditText<Field extends string, Item extends Record<Field, string | null>>(
  props: EditTextProps<Item, Field>,
) {
  const { of, field, label, shown, isLong = false } = props
  const Box = isLong ? TextArea : TextField
  return (
    <EditField<Item, Record<string, string>, string>
      of={of}
      label={label}
      read={(record) => record[field] ?? ''}
      patch={(typed) => ({ [field]: typed.trim() })}
      say={(typed) => typed}
      shown={shown}
      saysError
      editor={({ onChange, ...input }) => (
        <Box
          label={label}
          autoComplete="off"
          onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
          {...input}
        />
      )}
    />
  )
}

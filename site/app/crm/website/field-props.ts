import type { Field } from '@nokshi/contract/website/fields.ts'

/** One field of an entry. */
export interface FieldProps {
  field: Field
  /** Where the value is in the entry: `steps.1.name`. */
  path: string
  value: unknown
}

export interface TextInputProps extends FieldProps {
  label: string
  error?: string | undefined
  /** Of one language among three. */
  language?: { code: string; direction: 'ltr' | 'rtl' }
  /** Stands grey where nothing is entered. */
  placeholder?: string | undefined
}

import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../ui/fields/field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'

interface SearchFieldProps {
  placeholder: string
  value: string
  onChange: (typed: string) => void
}

/** The search above a list. The URL gets the text when typing pauses; «back» restores it. */
export function SearchField({ placeholder, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const debounced = useDebounced(typed.trim(), 250)
  const told = useRef(value)

  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setTyped(value)
  }, [value])

  useEffect(() => {
    if (debounced === told.current || debounced !== typed.trim()) return
    told.current = debounced
    onChange(debounced)
  }, [debounced, typed, onChange])

  return (
    <TextField
      label={crmRecordPage.find}
      type="search"
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}

import { crmFields } from '@nokshi/content/crm/records.ts'
import { useFetched } from '../../ui/fetched.tsx'
import type { RecordFieldProps } from './record-combobox.tsx'

export const loadRecordField = () => import('./record-combobox.tsx').then(({ RecordCombobox }) => RecordCombobox)

export function RecordField(props: RecordFieldProps) {
  const Combobox = useFetched(loadRecordField, true)
  if (Combobox) return <Combobox {...props} />
  return (
    <div className="field">
      <span className="field-label">{props.label ?? crmFields[props.kind].label}</span>
      {props.mayCreate && <p className="field-hint">{crmFields[props.kind].hint}</p>}
      <div className="field-box">
        <input className="field-input" disabled />
      </div>
    </div>
  )
}

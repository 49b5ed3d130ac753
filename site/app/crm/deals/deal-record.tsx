import { crmDeal } from '@nokshi/content/crm.ts'
import type { Deal } from '@nokshi/contract/deals.ts'
import { Link } from 'react-router'
import { pathOf } from '../records/recent-records.ts'
import { type RecordChoice, RecordField } from '../records/record-field.tsx'
import { DealField } from './deal-field.tsx'
import { editDeal } from './deal-save.ts'

interface DealRecordProps {
  deal: Deal
  kind: 'contact' | 'company'
}

/** Whom it is for: the way there, and the choice of another. */
export function DealRecord({ deal, kind }: DealRecordProps) {
  const record = deal[kind]
  const label = crmDeal[kind]
  return (
    <DealField<RecordChoice | null>
      label={label}
      value={record}
      say={(choice) => choice?.name ?? ''}
      shown={record && <Link to={pathOf({ kind, id: record.id })}>{record.name}</Link>}
      onSave={(choice) =>
        editDeal(deal, {
          label,
          wish: { [`${kind}Id`]: choice?.id ?? null },
          watched: (other) => other[kind]?.id,
          say: (other) => other[kind]?.name ?? '',
        })
      }
      editor={(choice, onChange) => (
        <RecordField kind={kind} label={label} value={choice} onChange={onChange} />
      )}
    />
  )
}

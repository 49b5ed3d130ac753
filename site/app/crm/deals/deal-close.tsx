import { crmDeal } from '@nokshi/content/crm.ts'
import type { Deal } from '@nokshi/contract/deals.ts'
import { dayInWords } from '../records/day.ts'
import { DayField } from '../records/day-field.tsx'
import { DealField } from './deal-field.tsx'
import { editDeal } from './deal-save.ts'

export function DealClose({ deal }: { deal: Deal }) {
  const { expectedClose } = deal
  const say = (day: string | null) => (day ? dayInWords(day) : '')
  return (
    <DealField
      label={crmDeal.expectedClose}
      value={expectedClose}
      say={say}
      shown={expectedClose && dayInWords(expectedClose)}
      onSave={(day) =>
        editDeal(deal, {
          label: crmDeal.expectedClose,
          wish: { expectedClose: day },
          watched: (other) => other.expectedClose,
          say: (other) => say(other.expectedClose),
        })
      }
      editor={(day, onChange) => <DayField label={crmDeal.expectedClose} value={day} onChange={onChange} />}
    />
  )
}

import { crmFrame } from '@nokshi/content/crm/records.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { DayField } from '../parts/day-field.tsx'
import { workersQuery } from './crm-queries.ts'

interface ChooseProps<Value> {
  title: string
  onClose: () => void
  onChoose: (value: Value) => void
}

/** One of a few, by one tap. */
export function ChooseDialog<Value extends string | null>({
  title,
  choices,
  onClose,
  onChoose,
}: ChooseProps<Value> & { choices: { value: Value; label: string }[] }) {
  return (
    <CrmDialog title={title} onClose={onClose}>
      <ul className="crm-sheet-list stack above-8">
        {choices.map(({ value, label }) => (
          <li key={value}>
            <button type="button" className="crm-sheet-item line gap-10 full-width" onClick={() => onChoose(value)}>
              <bdi>{label}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </CrmDialog>
  )
}

/** One of the studio’s people who can work on it, or nobody. */
export function ChooseColleague(props: ChooseProps<string | null>) {
  const { data: colleagues = [] } = useQuery(workersQuery)
  const choices = [
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
    { value: null, label: crmFrame.nobody },
  ]
  return <ChooseDialog {...props} choices={choices} />
}

export function ChooseDay(props: ChooseProps<string | null> & { submit: string }) {
  const { title, submit, onClose, onChoose } = props
  const [day, setDay] = useState<string | null>(null)
  return (
    <CrmDialog title={title} onClose={onClose}>
      <div className="crm-stack">
        <DayField label={title} value={day} onChange={setDay} />
        <div>
          <Button size="small" onClick={() => onChoose(day)}>
            {submit}
          </Button>
        </div>
      </div>
    </CrmDialog>
  )
}

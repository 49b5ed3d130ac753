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

export function ChooseDialog<Value extends string | null>({
  title,
  choices,
  onClose,
  onChoose,
}: ChooseProps<Value> & { choices: { value: Value; label: string }[] }) {
  return (
    <CrmDialog title={title} onClose={onClose}>
      <ul className="lined-list stack above-8">
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

export function ChooseColleague(props: ChooseProps<string | null>) {
  const { data: colleagues = [] } = useQuery(workersQuery)
  const choices = [
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
    { value: null, label: crmFrame.nobody },
  ]
  return <ChooseDialog {...props} choices={choices} />
}

/** For an act on many records that names a colleague, or nobody. */
export function askColleague<Act>(title: string, actOf: (id: string | null) => Act) {
  return (run: (act: Act) => void, close: () => void) => (
    <ChooseColleague title={title} onClose={close} onChoose={(id) => run(actOf(id))} />
  )
}

export function askDay<Act>(title: string, submit: string, actOf: (day: string | null) => Act) {
  return (run: (act: Act) => void, close: () => void) => (
    <ChooseDay title={title} submit={submit} onClose={close} onChoose={(day) => run(actOf(day))} />
  )
}

function ChooseDay(props: ChooseProps<string | null> & { submit: string }) {
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

import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import type { RowChoice } from './choice.ts'
import './choice-bar.css'

interface ChoiceBoxProps {
  id: string
  name: string
  choice: RowChoice
}

export function ChoiceBox({ id, name, choice }: ChoiceBoxProps) {
  return (
    <label className="choice-box stack center flex-none">
      <input
        className="crm-box"
        type="checkbox"
        aria-label={crmBulk.choose(name)}
        checked={choice.has(id)}
        onChange={({ target }) => choice.toggle(id, target.checked)}
      />
    </label>
  )
}

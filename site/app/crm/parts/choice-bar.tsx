import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { MANY_MAX } from '@nokshi/contract/crm/records.ts'
import type { Choice } from './choice.ts'
import { QuietButton } from './quiet-button.tsx'
import './choice-bar.css'

interface ChoiceBarProps {
  choice: Choice
  /** How many rows are on the page, and how many there are in all. */
  shown: number
  total: number | undefined
  isBusy: boolean
  acts: { label: string; onPress: () => void }[]
}

/** What can be done with many at once. Until somebody begins to choose, it is one button. */
export function ChoiceBar({ choice, shown, total = shown, isBusy, acts }: ChoiceBarProps) {
  const { isOpen, isAll, chosen, begin, end, chooseShown, chooseMatching, clear } = choice
  if (!isOpen)
    return (
      <div className="choice-bar row">
        <QuietButton onClick={begin}>{crmBulk.begin}</QuietButton>
      </div>
    )
  const count = isAll ? total : chosen.length
  return (
    <div className="choice-bar row" data-open>
      <label className="crm-tick">
        <input
          ref={(box) => {
            if (box) box.indeterminate = !isAll && count > 0 && count < shown
          }}
          className="crm-box"
          type="checkbox"
          checked={isAll || (count > 0 && count === shown)}
          onChange={({ target }) => (target.checked ? chooseShown() : clear())}
        />
        <span aria-live="polite">
          {isAll ? crmBulk.allMatching(total) : count > 0 ? crmBulk.chosen(count) : crmBulk.all}
        </span>
      </label>
      {!isAll && total > shown && count === shown && total <= MANY_MAX && (
        <button type="button" className="crm-text-link" onClick={chooseMatching}>
          {crmBulk.matching(total)}
        </button>
      )}
      {!isAll && count === shown && total > MANY_MAX && (
        <span className="crm-small">{crmBulk.tooMany(total, MANY_MAX)}</span>
      )}
      {count > 0 && (
        <fieldset className="wrap gap-6" aria-label={crmBulk.label} disabled={isBusy}>
          {acts.map(({ label, onPress }) => (
            <button key={label} type="button" className="crm-chip" onClick={onPress}>
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {isBusy && <span role="status">{crmBulk.working}</span>}
      <QuietButton onClick={end}>{crmBulk.end}</QuietButton>
    </div>
  )
}

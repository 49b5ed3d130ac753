import { crmStages } from '@nokshi/content/crm.ts'
import type { Stage } from '@nokshi/contract/deals.ts'
import { TextField } from '../../ui/field.tsx'

/** As it stands in the fields. */
export interface StageDraft {
  label: string
  probability: string
  rotDays: string
}

export const emptyDraft: StageDraft = { label: '', probability: '50', rotDays: '5' }

export function draftOf({ label, probability, rotDays }: Stage): StageDraft {
  return { label, probability: String(probability), rotDays: rotDays === null ? '' : String(rotDays) }
}

/** For the contract to judge. */
export function readDraft({ label, probability, rotDays }: StageDraft) {
  return { label, probability: Number(probability), rotDays: rotDays.trim() === '' ? null : Number(rotDays) }
}

interface StageFieldsProps {
  draft: StageDraft
  kind: Stage['kind']
  isWrong: boolean
  onChange: (draft: StageDraft) => void
}

/** Won and lost have a name only: their chance is certain, and nothing in them goes quiet. */
export function StageFields({ draft, kind, isWrong, onChange }: StageFieldsProps) {
  return (
    <>
      <TextField
        label={crmStages.name}
        autoComplete="off"
        value={draft.label}
        error={isWrong ? crmStages.numbers : undefined}
        onChange={({ target }) => onChange({ ...draft, label: target.value })}
      />
      {kind === 'open' && (
        <>
          <TextField
            label={crmStages.probability}
            inputMode="numeric"
            autoComplete="off"
            value={draft.probability}
            onChange={({ target }) => onChange({ ...draft, probability: target.value })}
          />
          <TextField
            label={crmStages.rotDays}
            placeholder={crmStages.rotHint}
            inputMode="numeric"
            autoComplete="off"
            value={draft.rotDays}
            onChange={({ target }) => onChange({ ...draft, rotDays: target.value })}
          />
        </>
      )}
    </>
  )
}

import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmSettings, crmStages } from '@nokshi/content/crm/settings.ts'
import { Stage } from '@nokshi/contract/crm/deals.ts'
import { NewStage } from '@nokshi/contract/crm/settings.ts'
import { type ReactNode, useState } from 'react'
import { Button, SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useCrmForm } from '../records/use-crm-form.ts'

/** Won and lost have a name only: their chance is certain, and nothing in them goes quiet. */
export function StageForm({ stage, grip }: { stage?: Stage; grip?: ReactNode }) {
  const { label, probability, rotDays, kind } = stage ?? { probability: 50, rotDays: 5, kind: 'open' }
  const [isChanged, setChanged] = useState(false)
  const form = useCrmForm({
    schema: NewStage,
    read: (entered) => ({
      label: entered.label,
      probability: Number(entered.probability ?? probability),
      rotDays: numberOrNull(entered.rotDays ?? rotDays),
    }),
    send: (input) =>
      stage
        ? crmApi('PATCH /api/crm/stages/{id}', Stage, { id: stage.id, body: { version: stage.version, ...input } })
        : crmApi('POST /api/crm/stages', Stage, { body: input }),
    done: () => crmSettings.saved,
    resets: !stage,
    isSmall: true,
  })
  const isWrong = Object.keys(form.errors).length > 0
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <form
      {...form.formProps}
      className={stage ? 'stage-form align-end' : 'stage-form crm-card align-end'}
      onInput={({ currentTarget }) => setChanged(hasChanges(currentTarget))}
    >
      {grip}
      <TextField
        name="label"
        label={crmStages.name}
        autoComplete="off"
        defaultValue={label}
        error={isWrong ? crmStages.numbers : undefined}
      />
      {kind === 'open' && (
        <>
          <TextField name="probability" label={crmStages.probability} {...number} defaultValue={probability} />
          <TextField
            name="rotDays"
            label={crmStages.rotDays}
            placeholder={crmStages.rotHint}
            {...number}
            defaultValue={rotDays ?? ''}
          />
        </>
      )}
      {stage ? (
        isChanged && (
          <Button type="submit" size="small" disabled={form.isBusy}>
            {crmFrame.save}
          </Button>
        )
      ) : (
        <SmallButton type="submit" disabled={form.isBusy}>
          {form.isBusy ? crmStages.adding : crmStages.add}
        </SmallButton>
      )}
    </form>
  )
}

/** A stage without days never goes quiet. */
function numberOrNull(typed: string | number | null) {
  return typed === null || String(typed).trim() === '' ? null : Number(typed)
}

function hasChanges(form: HTMLFormElement) {
  return [...form.elements].some((input) => input instanceof HTMLInputElement && input.value !== input.defaultValue)
}

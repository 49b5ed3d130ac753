import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmSettings, crmStages } from '@nokshi/content/crm/settings.ts'
import { Stage } from '@nokshi/contract/crm/deals.ts'
import { NewStage } from '@nokshi/contract/crm/settings.ts'
import { useEffect, useState } from 'react'
import { Button, SmallButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useCrmForm } from '../records/crm-form.tsx'

interface StageFormProps {
  stage?: Stage
  /** One more form has changes, or one less. */
  onUnsaved: (more: number) => void
}

/** Won and lost have a name only: their chance is certain, and nothing in them goes quiet. */
export function StageForm({ stage, onUnsaved }: StageFormProps) {
  const { label, probability, rotDays, kind } = stage ?? { probability: 50, rotDays: 5, kind: 'open' }
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    const more = Number(isChanged)
    onUnsaved(more)
    return () => onUnsaved(-more)
  }, [isChanged, onUnsaved])
  const form = useCrmForm({
    schema: NewStage,
    read: (entered) => ({
      label: entered.label,
      probability: Number(entered.probability ?? probability),
      rotDays: numberOrNull(entered.rotDays ?? rotDays),
    }),
    send: (input, idempotencyKey) =>
      stage
        ? crmApi('PATCH /api/crm/stages/{id}', Stage, { id: stage.id, body: { version: stage.version, ...input } })
        : crmApi('POST /api/crm/stages', Stage, { body: input, idempotencyKey }),
    done: () => crmSettings.saved,
    resets: !stage,
    isSmall: true,
  })
  const { label: noName, probability: noShare, rotDays: noDays } = form.errors
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <form
      {...form.formProps}
      className={stage ? 'stage-form' : 'stage-form crm-card'}
      onInput={({ currentTarget }) => setChanged(hasChanges(currentTarget))}
      onReset={() => setChanged(false)}
    >
      <TextField name="label" label={crmStages.name} autoComplete="off" defaultValue={label} error={noName} />
      {kind === 'open' && (
        <>
          <TextField
            name="probability"
            label={crmStages.probability}
            {...number}
            defaultValue={probability}
            error={noShare && crmStages.errors.probability}
          />
          <TextField
            name="rotDays"
            label={crmStages.rotDays}
            placeholder={crmStages.rotHint}
            {...number}
            defaultValue={rotDays ?? ''}
            error={noDays && crmStages.errors.rotDays}
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

import { registrationLabels } from '@nokshi/content/hub-blocks.ts'
import { language } from '@nokshi/content/language.ts'
import { registrations as labels } from '@nokshi/content/registrations.ts'
import {
  type OwnRegistration,
  RegistrationEdit,
  type RegistrationKind,
  registrationKinds,
} from '@nokshi/contract/linkhub/registrations.ts'
import * as z from 'zod'
import { Button } from '../../ui/button.tsx'
import { choicesOf, SelectField, TextField } from '../../ui/fields/field.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { BlockRefusal } from '../rows/block-refusal.tsx'
import { addRegistration, changeRegistration } from './registrations-query.ts'

const Rules = RegistrationEdit.extend({
  kind: z.enum(registrationKinds),
  /** A date field that is left alone is an empty text. */
  endsOn: z.preprocess((day) => (day === '' ? null : day), RegistrationEdit.shape.endsOn),
})

interface RegistrationFormProps {
  pageId: string
  registration: OwnRegistration | undefined
  taken: RegistrationKind[]
  onDone: () => void
}

export function RegistrationForm({ pageId, registration, taken, onDone }: RegistrationFormProps) {
  const { formProps, field, errors, failures, isBusy, answer } = useForm<z.infer<typeof Rules>>({
    ...(!registration && { draft: `registration-${pageId}` }),
    loadSchema: async () => Rules,
    send: async ({ kind, ...edit }) => {
      await (registration ? changeRegistration(registration, edit) : addRegistration(kind, edit))
      onDone()
    },
  })
  return (
    <form {...formProps} method="post" className="form">
      <ErrorSummary errors={errors} failures={failures} />
      <BlockRefusal answer={answer} errors={errors} failures={failures} />
      {registration ? (
        <input type="hidden" name="kind" value={registration.kind} />
      ) : (
        <SelectField
          label={labels.kind}
          placeholder={labels.choose}
          choices={choicesOf(registrationLabels[language.code].kinds).filter(
            ({ value }) => !taken.some((kind) => kind === value),
          )}
          {...field('kind')}
        />
      )}
      <TextField
        label={labels.number}
        hint={labels.numberHint}
        autoComplete="off"
        spellCheck={false}
        {...field('number')}
        dir="ltr"
        defaultValue={registration?.number}
      />
      <TextField
        label={labels.endsOn}
        hint={labels.endsOnHint}
        isOptional
        type="date"
        {...field('endsOn')}
        defaultValue={registration?.endsOn ?? undefined}
      />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? labels.save.busyLabel : labels.save.label}
      </Button>
    </form>
  )
}

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
import { choicesOf, SelectField, TextField } from '../../ui/fields/field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { BlockForm } from '../rows/block-form.tsx'
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
  const form = useForm<z.infer<typeof Rules>>({
    ...(!registration && { draft: `registration-${pageId}` }),
    loadSchema: async () => Rules,
    send: async ({ kind, ...edit }) => {
      await (registration ? changeRegistration(registration, edit) : addRegistration(kind, edit))
      onDone()
    },
  })
  return (
    <BlockForm form={form} save={labels.save}>
      {registration ? (
        <input type="hidden" name="kind" value={registration.kind} />
      ) : (
        <SelectField
          label={labels.kind}
          placeholder={labels.choose}
          choices={choicesOf(registrationLabels[language.code].kinds).filter(
            ({ value }) => !taken.some((kind) => kind === value),
          )}
          {...form.field('kind')}
        />
      )}
      <TextField
        label={labels.number}
        hint={labels.numberHint}
        autoComplete="off"
        spellCheck={false}
        {...form.field('number')}
        dir="ltr"
        defaultValue={registration?.number}
      />
      <TextField
        label={labels.endsOn}
        hint={labels.endsOnHint}
        isOptional
        type="date"
        {...form.field('endsOn')}
        defaultValue={registration?.endsOn ?? undefined}
      />
    </BlockForm>
  )
}

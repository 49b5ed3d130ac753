import { createPage, missingFields, preview, profileFields } from '@nokshi/content/linkhub.ts'
import { fieldSentences } from '@nokshi/contract/sentences/fields.ts'
import { useEffect } from 'react'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/fields/field.tsx'
import { ErrorSummary, Refusal } from '../../ui/forms/error-summary.tsx'
import type { FieldErrors } from '../../ui/forms/use-form.ts'
import { CreateOptional } from './create-optional.tsx'
import type { CreateForm as Form } from './use-create-form.ts'
import { UsernameField } from './username-field.tsx'

/** What a page needs comes first; it could be sent after three answers. */
export function CreateForm({ form, onPreview }: { form: Form; onPreview: () => void }) {
  const { values, change, failures, refusal, isBusy, isRestored } = form
  const errors = besideFields(form.errors)
  const { ref } = form.formProps
  // Takes whoever sent the form with errors in it to the first of them.
  useEffect(() => {
    if (failures === 0) return
    // A closed part with an error opens first.
    const frame = requestAnimationFrame(() => {
      const field = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      field?.closest('.field')?.scrollIntoView({ block: 'center' })
      field?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [ref, failures])
  return (
    <form {...form.formProps} method="post" className="form create-form full-width">
      {isRestored && (
        <p role="status" className="create-restored surface">
          {createPage.restored}
        </p>
      )}
      <ErrorSummary errors={aboveFields(form.errors)} />
      {refusal && <Refusal key={failures} sentence={refusal} />}
      <TextField
        id="name"
        name="name"
        {...profileFields.name}
        error={errors.name}
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        autoComplete="name"
        spellCheck={false}
        required
      />
      <UsernameField value={values.username} onChange={(username) => change({ username })} error={errors.username} />
      <TextArea
        id="bio"
        name="bio"
        {...profileFields.bio}
        error={errors.bio}
        value={values.bio}
        onChange={({ target }) => change({ bio: target.value })}
        rows={3}
        required
      />
      <CreateOptional form={form} />
      {isBusy && <progress className="appear-late full-width" aria-label={createPage.submit.busyLabel} />}
      <div className="create-actions wrap gap-12 paper">
        <SubmitButton isBusy={isBusy} labels={createPage.submit} />
        <Button look="second" className="until-1024" onClick={onPreview}>
          {preview.open}
        </Button>
      </div>
    </form>
  )
}

/** That something is missing is said once, above all fields; beside each of them stands what. */
function besideFields(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => [
      field,
      sentence === fieldSentences['required-field-missing'] ? (missingFields[field] ?? sentence) : sentence,
    ]),
  )
}

function aboveFields(errors: FieldErrors): FieldErrors {
  const entries = Object.entries(errors)
  return Object.fromEntries(
    entries.filter(([, sentence], index) => entries.findIndex(([, other]) => other === sentence) === index),
  )
}

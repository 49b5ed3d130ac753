import { createPage, preview, profileFields } from '@nokshi/content/linkhub.ts'
import { useId } from 'react'
import { Button, SubmitButton } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Refusal } from '../ui/refusal.tsx'
import type { FieldErrors } from '../ui/use-form.ts'
import { CreateOptional } from './create-optional.tsx'
import type { CreateForm as Form } from './use-create-form.ts'
import { UsernameField } from './username-field.tsx'

interface CreateFormProps {
  form: Form
  onPreview: () => void
}

/** What a page needs comes first; it could be sent after three answers. */
export function CreateForm({ form, onPreview }: CreateFormProps) {
  const { values, change, errors, failures, refusal, isBusy, uploaded, restored } = form
  return (
    <form {...form.formProps} method="post" className="form create-form">
      {restored.hasWords && (
        <p role="status" className="create-restored">
          {createPage.restored} {restored.isPictureLost && createPage.picturesLost}
        </p>
      )}
      <ErrorSummary errors={onceEach(errors)} failures={failures} />
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
      <UsernameField
        value={values.username}
        onChange={(username) => change({ username })}
        error={errors.username}
      />
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
      {uploaded !== undefined && <Upload share={uploaded} />}
      <div className="create-actions">
        <SubmitButton isBusy={isBusy} busyLabel={createPage.submit.busyLabel}>
          {createPage.submit.label}
        </SubmitButton>
        <Button look="second" className="create-preview-open" onClick={onPreview}>
          {preview.open}
        </Button>
      </div>
    </form>
  )
}

/** One sentence about three empty fields is said once, with the way to the first of them. */
function onceEach(errors: FieldErrors): FieldErrors {
  const entries = Object.entries(errors)
  return Object.fromEntries(
    entries.filter(([, sentence], index) => entries.findIndex(([, other]) => other === sentence) === index),
  )
}

function Upload({ share }: { share: number }) {
  const id = useId()
  return (
    <div className="create-upload">
      <label htmlFor={id} className="field-label">
        {createPage.uploading}
      </label>
      <progress id={id} max={1} value={share} />
    </div>
  )
}

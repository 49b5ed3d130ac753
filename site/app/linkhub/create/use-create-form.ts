import { createPage } from '@nokshi/content/linkhub.ts'
import type { PictureKind } from '@nokshi/contract/linkhub.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiProblem } from '../../platform/api.ts'
import { prepareNotices } from '../../ui/prepare-notices.ts'
import { useErrorTitle } from '../../ui/use-error-title.ts'
import type { FieldErrors } from '../../ui/use-form.ts'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import { useUploadShare } from '../pictures/use-upload-share.ts'
import { createProfile } from './create-call.ts'
import { clearKept, keepPicture, keepValues, readPictures, readValues } from './create-draft.ts'
import { checkValues, payloadOf, toInputs } from './create-payload.ts'
import { type CreateValues, noValues } from './create-values.ts'

/**
 * The form that creates a page: the contract's rules on submit, and from then on at every change; what the server says
 * about a field stands until that field is changed.
 */
export function useCreateForm(owner: string, onCreated: (username: string) => Promise<void>) {
  const [restored] = useState(() => ({ values: readValues(owner), ...readPictures(owner) }))
  const [values, setValues] = useState(restored.values ?? noValues)
  const [pictures, setPictures] = useState(restored.pictures)
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<{ fields: FieldErrors; sentence: string }>(noRefusal)
  const [failures, setFailures] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const upload = useUploadShare(isBusy)
  const timeZone = ownTimeZone()

  const errors = { ...(isChecked && checkValues(values, timeZone)), ...refused.fields }
  useErrorTitle(Object.keys(errors).length > 0)
  useEffect(() => keepValues(owner, values), [owner, values])

  function change(part: Partial<CreateValues>) {
    setValues((current) => ({ ...current, ...part }))
    const names = Object.keys(part).map((name) => (name === 'links' ? 'customLinks' : name))
    dropRefusals((field) => names.includes(field.replace(/\..*/, '')))
  }

  function changePicture(kind: PictureKind, picture: ChosenPicture | null) {
    setPictures((current) => ({ ...current, [kind]: picture }))
    keepPicture(owner, kind, picture)
    dropRefusals((field) => field === `${kind}Image`)
  }

  function dropRefusals(isAnswered: (field: string) => boolean) {
    setRefused(({ fields }) => ({
      sentence: '',
      fields: Object.fromEntries(Object.entries(fields).filter(([field]) => !isAnswered(field))),
    }))
  }

  async function submit() {
    setChecked(true)
    setRefused(noRefusal)
    if (Object.keys(checkValues(values, timeZone)).length > 0) return setFailures((count) => count + 1)

    setBusy(true)
    try {
      const username = await createProfile(payloadOf(values, pictures, timeZone), upload.onProgress)
      clearKept(owner)
      await onCreated(username)
    } catch (fault) {
      setRefused(refusalOf(fault, values))
      setFailures((count) => count + 1)
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    pictures,
    timeZone,
    change,
    changePicture,
    errors,
    /** What the server said beyond the fields. */
    refusal: refused.sentence,
    failures,
    isBusy,
    uploaded: upload.share,
    restored: { hasWords: restored.values !== undefined, isPictureLost: restored.isOneLost },
    formProps: {
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        if (!isBusy) void submit()
      },
      // A toast may be about a network that is gone.
      onFocus: () => void prepareNotices().catch(() => {}),
    },
  }
}

export type CreateForm = ReturnType<typeof useCreateForm>

const noRefusal = { fields: {}, sentence: '' }

/** Beside its field where there is one, word for word; what is said there is not said twice. */
function refusalOf(fault: unknown, values: CreateValues) {
  if (!(fault instanceof ApiProblem)) return { fields: {}, sentence: createPage.failure }
  const fields = toInputs(fault.fields, values)
  const isSaid = Object.values(fields).join(' ') === fault.sentence
  return { fields, sentence: isSaid ? '' : fault.sentence }
}

function ownTimeZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

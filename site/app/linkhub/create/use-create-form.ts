import { createPage } from '@nokshi/content/linkhub.ts'
import { proposeUsername } from '@nokshi/contract/linkhub/propose-username.ts'
import { NewProfile, Profile } from '@nokshi/contract/linkhub.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem, browserApi } from '../../platform/api.ts'
import { upload } from '../../platform/upload.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import { clearKept, keepPicture, keepValues, readPictures, readValues } from './create-draft.ts'
import { type CreatePicture, type Pictures, payloadOf, textsOf, toErrors, toInputs } from './create-payload.ts'
import { type CreateValues, noValues } from './create-values.ts'

/** The form that creates a page. It owns its values, because the preview shows them too. */
export function useCreateForm(owner: string, onCreated: (username: string) => Promise<void>) {
  const [restored] = useState(() => ({ values: readValues(owner), ...readPictures(owner) }))
  const [values, setValues] = useState(restored.values ?? noValues)
  /** Ahead of `values` until React has rendered them. */
  const newest = useRef(values)
  const [pictures, setPictures] = useState(restored.pictures)
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const form = useForm({
    loadSchema: async () => NewProfile,
    read: () => textsOf(newest.current, timeZone),
    toErrors: (issues) => toErrors(issues, newest.current, timeZone),
    async send() {
      const username = await createProfile(newest.current, pictures, timeZone, upload.onProgress)
      clearKept(owner)
      await onCreated(username)
    },
  })
  const upload = useUploadShare(form.isBusy)
  useEffect(() => keepValues(owner, values), [owner, values])

  function change(part: Partial<CreateValues>) {
    const changes = { ...proposal(newest.current, part), ...part }
    newest.current = { ...newest.current, ...changes }
    setValues(newest.current)
    form.changed((field) => field.replace(/\..*/, '') in changes)
  }

  function changePicture(kind: CreatePicture, picture: ChosenPicture | null) {
    setPictures((current) => ({ ...current, [kind]: picture }))
    keepPicture(owner, kind, picture)
    form.changed((field) => field === `${kind}Image`)
  }

  const { formProps, errors, failures, isBusy, refusalOr } = form
  return {
    values,
    pictures,
    timeZone,
    change,
    changePicture,
    formProps,
    errors,
    refusal: refusalOr(createPage.failure),
    failures,
    isBusy,
    uploaded: upload.share,
    restored: { hasText: restored.values !== undefined, isPictureLost: restored.isOneLost },
  }
}

export type CreateForm = ReturnType<typeof useCreateForm>

/** The username follows the name until somebody types another one. */
function proposal({ name, username }: CreateValues, part: Partial<CreateValues>): Partial<CreateValues> {
  if (part.name === undefined || username !== proposeUsername(name)) return {}
  return { username: proposeUsername(part.name) }
}

/** Who waits for less than this needs no bar. */
const PATIENCE_MS = 1_000

export function useUploadShare(isBusy: boolean) {
  const [share, setShare] = useState(0)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
      setShare(0)
    }
  }, [isBusy])
  return { share: isBusy && isSlow ? share : undefined, onProgress: setShare }
}

const Created = Profile.pick({ username: true })

/** Answers the username. A retry after a lost answer finds the page of the first try, and succeeds. */
async function createProfile(
  values: CreateValues,
  pictures: Pictures,
  timeZone: string,
  onProgress: (share: number) => void,
): Promise<string> {
  const form = payloadOf(values, pictures, timeZone)
  // In a header: the specification names the fields of the form.
  const headers = { 'x-time-zone': timeZone }
  const options = { onProgress, headers, otherwise: createPage.failure }
  try {
    return (await upload('POST /api/linkhub', Created, { body: form }, options)).username
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    const { code, status, sentence, fields } = error
    const wanted = String(form.get('username'))
    if (code === 'profile-exists' && (await isMine(wanted))) return wanted
    throw new ApiProblem(status, { error: sentence, fields: toInputs(fields, values) })
  }
}

async function isMine(username: string) {
  const mine = await browserApi('GET /api/linkhubAuth/me', Created).catch(() => undefined)
  return mine?.username === username
}

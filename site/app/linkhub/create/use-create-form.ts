import { createPage } from '@nokshi/content/linkhub.ts'
import { proposeUsername } from '@nokshi/contract/linkhub/propose-username.ts'
import { NewProfile, Profile } from '@nokshi/contract/linkhub.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem, browserApi } from '../../platform/api.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import {
  type CreatePicture,
  type CreateValues,
  clearKept,
  keepPicture,
  keepValues,
  noValues,
  type Pictures,
  payloadOf,
  readPicture,
  readValues,
  textsOf,
  toErrors,
  toInputs,
} from './create-values.ts'

/** The form that creates a page. It owns its values, because the preview shows them too. */
export function useCreateForm(owner: string, onCreated: (username: string) => Promise<void>) {
  const [restored] = useState(() => readValues(owner))
  const [values, setValues] = useState(restored ?? noValues)
  /** Ahead of `values` until React has rendered them. */
  const newest = useRef(values)
  const [pictures, setPictures] = useState<Pictures>(() => ({
    profile: readPicture(owner, 'profile'),
    banner: readPicture(owner, 'banner'),
  }))
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const form = useForm({
    loadSchema: async () => NewProfile,
    read: () => textsOf(newest.current, timeZone),
    toErrors: (issues) => toErrors(issues, newest.current, timeZone),
    async send() {
      const username = await createProfile(newest.current, pictures, timeZone)
      clearKept(owner)
      await onCreated(username)
    },
  })
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

  return {
    ...form,
    ...{ values, pictures, timeZone, change, changePicture },
    refusal: form.refusalOr(createPage.failure),
    isRestored: restored !== undefined,
  }
}

export type CreateForm = ReturnType<typeof useCreateForm>

/** The username follows the name until somebody types another one. */
function proposal({ name, username }: CreateValues, part: Partial<CreateValues>): Partial<CreateValues> {
  if (part.name === undefined || username !== proposeUsername(name)) return {}
  return { username: proposeUsername(part.name) }
}

const Created = Profile.pick({ username: true })

/** Answers the username. A retry after a lost answer finds the page of the first try, and succeeds. */
async function createProfile(values: CreateValues, pictures: Pictures, timeZone: string): Promise<string> {
  const form = payloadOf(values, pictures, timeZone)
  // In a header: the specification names the fields of the form.
  const headers = { 'x-time-zone': timeZone }
  try {
    return (await browserApi('POST /api/linkhub', Created, { body: form, headers, otherwise: createPage.failure }))
      .username
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

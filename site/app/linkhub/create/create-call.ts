import { createPage } from '@nokshi/content/linkhub.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { ApiProblem, browserApi } from '../../platform/api.ts'
import { upload } from '../../platform/upload.ts'
import { type Pictures, payloadOf, toInputs } from './create-payload.ts'
import type { CreateValues } from './create-values.ts'

const Created = Profile.pick({ username: true })

/** Answers the username. A retry after a lost answer finds the page of the first try, and succeeds. */
export async function createProfile(
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

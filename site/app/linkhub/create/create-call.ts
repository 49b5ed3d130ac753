import { createPage } from '@nokshi/content/linkhub.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { ApiProblem, browserApi, toProblem } from '../../platform/api.ts'
import { upload } from '../../platform/upload.ts'
import { type Pictures, payloadOf, toInputs } from './create-payload.ts'
import type { CreateValues } from './create-values.ts'

const Created = Profile.pick({ username: true })

/**
 * Sends a new profile and answers its username. Throws an ApiProblem with the server's sentence, or with
 * ours. A retry after a lost answer finds the page of the first try, and succeeds.
 */
export async function createProfile(
  values: CreateValues,
  pictures: Pictures,
  timeZone: string,
  onProgress: (share: number) => void,
): Promise<string> {
  const form = payloadOf(values, pictures, timeZone)
  // In a header: the specification names the fields of the form.
  const headers = { 'x-time-zone': timeZone }
  const { status, reply } = await upload('POST /api/linkhub', { body: form }, onProgress, headers)
  const username = Created.safeParse(reply).data?.username
  if (status >= 200 && status < 300 && username) return username

  const { code, sentence, fields } = toProblem(status, reply, createPage.failure)
  const wanted = String(form.get('username'))
  if (code === 'profile-exists' && (await isMine(wanted))) return wanted
  throw new ApiProblem(status, { error: sentence, fields: toInputs(fields, values) })
}

async function isMine(username: string) {
  const mine = await browserApi('GET /api/linkhubAuth/me', Created).catch(() => undefined)
  return mine?.username === username
}

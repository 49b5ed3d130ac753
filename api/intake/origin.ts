import { readCameFrom } from '@nokshi/contract/came-from.ts'
import * as z from 'zod'
import { readPayload } from './payload.ts'
import type { SubmissionRow } from './queries.ts'

/** The field with the source of the visit. It is stored and erased with the submission. */
export const ORIGIN_FIELD = 'cameFrom'

const WithOrigin = z.object({ [ORIGIN_FIELD]: z.unknown() }).catch({ [ORIGIN_FIELD]: undefined })

export function readOrigin(submission: Pick<SubmissionRow, 'payload'>) {
  return readCameFrom(WithOrigin.parse(readPayload(submission))[ORIGIN_FIELD])
}

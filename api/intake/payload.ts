import { readCameFrom } from '@nokshi/contract/came-from.ts'
import { NewLead } from '@nokshi/contract/leads.ts'
import { NewProjectRequest } from '@nokshi/contract/project-requests.ts'
import { EmailAddress } from '@nokshi/contract/text.ts'
import { FilledTrap, TRAP_FIELD } from '@nokshi/contract/trap.ts'
import * as z from 'zod'
import { parseJson } from '../platform/json-values.ts'
import type { SubmissionRow } from './queries.ts'

/** A mail of a stranger. */
export const SubmittedMail = z.object({ name: z.string(), email: EmailAddress, subject: z.string(), text: z.string() })

const forms = { lead: NewLead, 'project-request': NewProjectRequest, mail: SubmittedMail }

/** Enough to see what a program put into the hidden field. */
const TRAP_LENGTH = 200

/** The fields of the form as typed, in their order. Other fields are dropped. */
export function writePayload(form: SubmissionRow['form'], sent: Record<string, unknown>) {
  // Fields that parse as absent are dropped, because the forms accept anything as the source of a visit.
  const read = new Map<string, unknown>(Object.entries(forms[form].safeParse(sent).data ?? {}))
  const known = Object.entries(sent).filter(([name]) => (read.get(name) ?? null) !== null)
  const trap = FilledTrap.safeParse(sent).data?.[TRAP_FIELD]
  return JSON.stringify({ ...Object.fromEntries(known), ...(trap && { [TRAP_FIELD]: trap.slice(0, TRAP_LENGTH) }) })
}

/** Undefined when it is not JSON: one damaged row must not break a list. */
export function readPayload({ payload }: Pick<SubmissionRow, 'payload'>) {
  return parseJson(payload)
}

/** The field with the source of the visit. It is stored and erased with the submission. */
export const ORIGIN_FIELD = 'cameFrom'

const WithOrigin = z.object({ [ORIGIN_FIELD]: z.unknown() }).catch({ [ORIGIN_FIELD]: undefined })

export function readOrigin(submission: Pick<SubmissionRow, 'payload'>) {
  return readCameFrom(WithOrigin.parse(readPayload(submission))[ORIGIN_FIELD])
}

/** An event for other slices, in the transaction that stores a submission. */
export const SUBMISSION_KEPT = 'submission-kept'
export const SubmissionStored = z.object({ submissionId: z.string() })

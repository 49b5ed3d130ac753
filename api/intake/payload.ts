import { NewLead } from '@nokshi/contract/leads.ts'
import { NewProjectRequest } from '@nokshi/contract/project-requests.ts'
import { FilledTrap, TRAP_FIELD } from '@nokshi/contract/trap.ts'
import type { SubmissionRow } from './queries.ts'

const forms = { lead: NewLead, 'project-request': NewProjectRequest }

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
export function readPayload({ payload }: Pick<SubmissionRow, 'payload'>): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

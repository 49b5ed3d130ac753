import { NewLead } from '@nokshi/contract/leads.ts'
import { NewProjectRequest } from '@nokshi/contract/project-requests.ts'
import { FilledTrap, TRAP_FIELD } from '@nokshi/contract/trap.ts'
import type { SubmissionRow } from './queries.ts'

const forms = { lead: NewLead, 'project-request': NewProjectRequest }

/** Enough to see what a program put into the field that people do not see. */
const TRAP_LENGTH = 200

/** The fields of the form as they were typed, in the order they came. Whatever else was sent would only fill the database. */
export function writePayload(form: SubmissionRow['form'], sent: Record<string, unknown>) {
  // A field that was read as absent may hold anything: the forms refuse nothing for where a visitor came from.
  const read = new Map<string, unknown>(Object.entries(forms[form].safeParse(sent).data ?? {}))
  const known = Object.entries(sent).filter(([name]) => (read.get(name) ?? null) !== null)
  const trap = FilledTrap.safeParse(sent).data?.[TRAP_FIELD]
  return JSON.stringify({
    ...Object.fromEntries(known),
    ...(trap && { [TRAP_FIELD]: trap.slice(0, TRAP_LENGTH) }),
  })
}

/** What was sent. Undefined when it is no JSON: one damaged row must not take a list of many down with it. */
export function readPayload({ payload }: Pick<SubmissionRow, 'payload'>): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

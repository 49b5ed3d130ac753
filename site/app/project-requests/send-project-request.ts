import { type NewProjectRequest, ProjectRequestReceived } from '@nokshi/contract/project-requests.ts'
import { type Api, browserApi } from '../platform/api.ts'
import { hiddenFields } from '../platform/hidden-fields.ts'
import type { Receipt } from '../ui/forms/form-outcome.tsx'

/** What the form holds: the fields of a request, and the one that stays blank. */
type Entered = { [field in keyof NewProjectRequest | 'leaveBlank']?: string | null | undefined }

export async function sendProjectRequest(
  entered: Entered,
  idempotencyKey?: string,
  api: Api = browserApi,
): Promise<Receipt> {
  const { name, email, company = '', projectType = '', description, budget = '', ...hidden } = entered
  // It goes as it was entered: the API says what is wrong with it.
  const body = { name, email, company, projectType, description, budget } as NewProjectRequest
  // Only the status counts: an answer that cannot be read was still a yes.
  const Received = ProjectRequestReceived.pick({ reference: true }).partial().catch({})
  return api('POST /send-email', Received, { body, idempotencyKey, headers: hiddenFields(hidden) })
}

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
  const body = { name, email, company, projectType, description, budget }
  // Only the status counts: an answer that cannot be read was still a yes.
  const Received = ProjectRequestReceived.pick({ reference: true }).partial().catch({})
  return api.post('/send-email', body, Received, { idempotencyKey, headers: hiddenFields(hidden) })
}

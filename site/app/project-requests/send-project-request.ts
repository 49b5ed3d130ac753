import { type NewProjectRequest, ProjectRequestReceived } from '@nokshi/contract/project-requests.ts'
import { type Api, ApiProblem, ApiUnreachable, browserApi } from '../platform/api.ts'
import { withUnseen } from '../platform/unseen-fields.ts'
import type { Receipt } from '../ui/forms/form-outcome.tsx'

/** What the form holds: the fields of a request, and the one that stays blank. */
type Entered = { [field in keyof NewProjectRequest | 'leaveBlank']?: string | null | undefined }

export async function sendProjectRequest(
  entered: Entered,
  idempotencyKey?: string,
  api: Api = browserApi,
): Promise<Receipt> {
  const { name, email, company = '', projectType = '', description, budget = '', ...unseen } = entered
  const body = {
    name,
    email,
    company,
    projectType,
    description,
    budget,
    ...withUnseen(unseen),
  }
  try {
    return await api.post('/send-email', body, ProjectRequestReceived, { idempotencyKey })
  } catch (fault) {
    if (fault instanceof ApiProblem || fault instanceof ApiUnreachable) throw fault
    // Only the status counts: an answer that cannot be read was still a yes.
    return {}
  }
}

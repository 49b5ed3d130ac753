import type { NewProjectRequest } from '@nokshi/contract/project-requests.ts'
import type { Arrival } from '../intake/arrival.ts'
import { storeSubmission } from '../intake/store-submission.ts'
import type { Deps } from '../platform/deps.ts'
import { randomCode } from '../platform/ids.ts'
import { requestMail } from './mail.ts'

export function submitRequest(deps: Deps, { cameFrom: _, ...request }: NewProjectRequest, arrival: Arrival) {
  return storeSubmission(deps, {
    form: 'project-request',
    arrival,
    name: request.name,
    email: request.email,
    fields: request,
    text: request.description,
    draftReference: () => `PR-${randomCode(6)}`,
    writeMail: (reference, link) => requestMail(request, reference, link),
  })
}

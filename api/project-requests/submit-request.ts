import { writeChoice } from '@nokshi/content/form-choices.ts'
import type { NewProjectRequest } from '@nokshi/contract/project-requests.ts'
import type { Arrival } from '../intake/arrival.ts'
import { composeMail } from '../intake/compose-mail.ts'
import { storeSubmission } from '../intake/store-submission.ts'
import type { Deps } from '../platform/deps.ts'
import { randomCode } from '../platform/ids.ts'

export function submitRequest(deps: Deps, { cameFrom: _, ...request }: NewProjectRequest, arrival: Arrival) {
  const { name, email, company, projectType, budget, description } = request
  return storeSubmission(deps, {
    form: 'project-request',
    arrival,
    name,
    email,
    fields: request,
    text: description,
    draftReference: () => `PR-${randomCode(6)}`,
    writeMail: (reference, link) =>
      composeMail({
        subject: `New project request: ${name} (${reference})`,
        fields: [
          ['Name', name],
          ['Email', email],
          ['Company', company],
          ['Project Type', projectType && writeChoice(projectType)],
          ['Budget', budget && writeChoice(budget)],
        ],
        message: { label: 'Description', text: description },
        link,
        replyTo: { name, address: email },
      }),
  })
}

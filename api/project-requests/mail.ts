import type { NewProjectRequest } from '@nokshi/contract/project-requests.ts'
import { composeMail } from '../intake/compose-mail.ts'

export function requestMail(request: NewProjectRequest, reference: string, link: string) {
  return composeMail({
    subject: `New project request: ${request.name} (${reference})`,
    fields: [
      ['Name', request.name],
      ['Email', request.email],
      ['Company', request.company],
      ['Project Type', request.projectType],
      ['Budget', request.budget],
    ],
    message: { label: 'Description', text: request.description },
    link,
    replyTo: { name: request.name, address: request.email },
  })
}

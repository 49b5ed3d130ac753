import type { NewLead } from '@nokshi/contract/leads.ts'
import { composeMail } from '../intake/compose-mail.ts'

export function leadMail(lead: NewLead, email: string | undefined, reference: string, link: string) {
  return composeMail({
    subject: `New lead: ${lead.name} (${reference})`,
    fields: [
      ['Name', lead.name],
      ['Contact', lead.contact],
      ['Type', lead.type],
      ['Business Name', lead.businessName],
      ['Location', lead.location],
    ],
    message: { label: 'Comment', text: lead.comment },
    link,
    ...(email !== undefined && { replyTo: { name: lead.name, address: email } }),
  })
}

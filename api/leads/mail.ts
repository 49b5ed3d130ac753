import { EmailAddress } from '@nokshi/contract/email.ts'
import type { NewLead } from '@nokshi/contract/leads.ts'
import { composeMail } from '../intake/compose-mail.ts'

export function leadMail(lead: NewLead, reference: string, link: string) {
  // A phone number cannot be answered by mail.
  const { data: address } = EmailAddress.safeParse(lead.contact)
  return composeMail({
    subject: `New lead: ${lead.name} (${reference})`,
    fields: [
      ['Name', lead.name],
      ['Contact', lead.contact],
      ['Type', lead.type],
      ['Business Name', lead.businessName],
      ['Location', lead.location],
    ],
    words: { label: 'Comment', text: lead.comment },
    link,
    ...(address !== undefined && { replyTo: { name: lead.name, address } }),
  })
}

import type { NewLead } from '@nokshi/contract/leads.ts'
import { EmailAddress } from '@nokshi/contract/text.ts'
import type { Arrival } from '../intake/arrival.ts'
import { composeMail } from '../intake/compose-mail.ts'
import { storeSubmission } from '../intake/store-submission.ts'
import type { Deps } from '../platform/deps.ts'
import { randomCode } from '../platform/ids.ts'

export function submitLead(deps: Deps, { cameFrom: _, ...lead }: NewLead, arrival: Arrival) {
  // A phone number cannot be answered by mail.
  const email = EmailAddress.safeParse(lead.contact).data
  return storeSubmission(deps, {
    form: 'lead',
    arrival,
    name: lead.name,
    email,
    fields: lead,
    text: lead.comment ?? '',
    draftReference: () => `LD-${randomCode(6)}`,
    writeMail: (reference, link) =>
      composeMail({
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
      }),
  })
}

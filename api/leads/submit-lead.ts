import { EmailAddress } from '@nokshi/contract/email.ts'
import type { NewLead } from '@nokshi/contract/leads.ts'
import type { Arrival } from '../intake/arrival.ts'
import { storeSubmission } from '../intake/store-submission.ts'
import type { Deps } from '../platform/deps.ts'
import { randomCode } from '../platform/ids.ts'
import { leadMail } from './mail.ts'

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
    writeMail: (reference, link) => leadMail(lead, email, reference, link),
  })
}

import type { NewLead } from '@nokshi/contract/leads.ts'
import type { Arrival } from '../intake/arrival.ts'
import { keepSubmission } from '../intake/keep-submission.ts'
import type { Deps } from '../platform/deps.ts'
import { randomCode } from '../platform/ids.ts'
import { leadMail } from './mail.ts'

export function submitLead(deps: Deps, { cameFrom: _, ...lead }: NewLead, arrival: Arrival) {
  return keepSubmission(deps, {
    form: 'lead',
    arrival,
    name: lead.name,
    fields: lead,
    text: lead.comment ?? '',
    draftReference: () => `LD-${randomCode(6)}`,
    writeMail: (reference, link) => leadMail(lead, reference, link),
  })
}

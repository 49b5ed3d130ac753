import { LeadReceived, type NewLead } from '@nokshi/contract/leads.ts'
import { type Api, browserApi } from '../platform/api.ts'

/** What the form holds: the fields of a lead, and the one that stays blank. */
type Entered = Partial<Record<keyof NewLead | 'leaveBlank', string>>

export function sendLead(entered: Entered, idempotencyKey?: string, api: Api = browserApi) {
  const { name, contact, type, businessName = '', location = '', comment = '', leaveBlank } = entered
  const body = { name, contact, type, businessName, location, comment, ...(leaveBlank && { leaveBlank }) }
  // A lead that was taken is taken, also by an API that names no reference.
  const Receipt = LeadReceived.pick({ reference: true }).partial()
  return api.post('/api/leads', body, Receipt, { idempotencyKey })
}

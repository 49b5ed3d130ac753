import { LeadReceived, type NewLead } from '@nokshi/contract/leads.ts'
import { type Api, browserApi } from '../platform/api.ts'
import { hiddenFields } from '../platform/hidden-fields.ts'

/** What the form holds: the fields of a lead, and the one that stays blank. */
type Entered = { [field in keyof NewLead | 'leaveBlank']?: string | null | undefined }

export function sendLead(entered: Entered, idempotencyKey?: string, api: Api = browserApi) {
  const { name, contact, type, businessName = '', location = '', comment = '', ...hidden } = entered
  // It goes as it was entered: the API says what is wrong with it.
  const body = { name, contact, type, businessName, location, comment } as NewLead
  // A lead that was taken is taken, also by an API that names no reference.
  const Receipt = LeadReceived.pick({ reference: true }).partial()
  return api('POST /api/leads', Receipt, { body, idempotencyKey, headers: hiddenFields(hidden) })
}

import { Success } from '@nokshi/contract/auth.ts'
import { type Api, browserApi } from '../platform/api.ts'

/** What the form holds. */
type Entered = Partial<Record<'reason' | 'details' | 'email', string>>

export function sendReport(username: string, entered: Entered, api: Api = browserApi) {
  const { reason, details = '', email = '' } = entered
  return api.post(`/api/linkhub/${encodeURIComponent(username)}/reports`, { reason, details, email }, Success)
}

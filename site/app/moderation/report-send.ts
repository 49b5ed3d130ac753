import { Success } from '@nokshi/contract/auth.ts'
import type { NewReport } from '@nokshi/contract/moderation.ts'
import { type Api, browserApi } from '../platform/api.ts'

type Entered = Partial<Record<'reason' | 'details' | 'email', string>>

export function sendReport(username: string, entered: Entered, idempotencyKey?: string, api: Api = browserApi) {
  const { reason, details = '', email = '' } = entered
  // It goes as it was entered: the API says what is wrong with it.
  const body = { reason, details, email } as NewReport
  return api('POST /api/linkhub/{username}/reports', Success, { username, body, idempotencyKey })
}

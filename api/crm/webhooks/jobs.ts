import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { WEBHOOK } from './announce.ts'
import { webhookHandler } from './deliver.ts'

export function webhookJobs(deps: Deps): BackgroundJobs {
  return { handlers: { [WEBHOOK]: webhookHandler(deps) } }
}

import type { BackgroundWork } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { WEBHOOK } from './announce.ts'
import { webhookHandler } from './deliver.ts'

export function webhookWork(deps: Deps): BackgroundWork {
  return { handlers: { [WEBHOOK]: webhookHandler(deps) } }
}

import type { BackgroundWork } from '../platform/background.ts'
import type { Deps } from '../platform/deps.ts'
import { adoptionWork } from './adopt-work.ts'
import { WEBHOOK } from './announce.ts'
import { webhookHandler } from './deliver-webhook.ts'
import { trashRound } from './trash-round.ts'

export function crmWork(deps: Deps): BackgroundWork {
  const { handlers, rounds = [] } = adoptionWork(deps)
  return { handlers: { ...handlers, [WEBHOOK]: webhookHandler(deps) }, rounds: [...rounds, trashRound(deps)] }
}

import { MESSAGES_A_DAY, MESSAGES_OF_NETWORK } from '@nokshi/contract/messages.ts'
import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/log.ts'
import { countHit, type Limit, type Network, type Subject } from '../platform/rate-limit.ts'

/** More than this adds to the spam score. */
const RUSH: Limit = { name: 'message-rush', hits: 60, perSeconds: 10 * 60 }

/** From all networks together, and from one. */
const PAGE_FLOOD: Limit = { name: 'message-page-flood', hits: MESSAGES_A_DAY, perSeconds: 24 * 60 * 60 }
const PAGE_SHARE: Limit = { ...PAGE_FLOOD, name: 'message-page-share', hits: MESSAGES_OF_NETWORK }

/** If the limiter fails, the message is kept: losing one is worse than receiving spam. */
export async function countMessage(deps: Deps, network: Network) {
  try {
    return { isRushed: (await countHit(deps, RUSH, [network])).isOver }
  } catch (error) {
    deps.log.error('message limiter failed', describeError(error))
    return { isRushed: false }
  }
}

/** Whether the page got more in a day than its owner can read. Spam and repetitions do not count. */
export async function isBeyondDay(deps: Pick<Deps, 'db' | 'now' | 'secret'>, profileId: string, network: Network) {
  const isOver = async (limit: Limit, subject: Subject) => (await countHit(deps, limit, subject)).isOver
  return (await isOver(PAGE_SHARE, [profileId, network])) || isOver(PAGE_FLOOD, [profileId])
}

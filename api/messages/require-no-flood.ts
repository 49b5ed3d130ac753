import { MESSAGES_A_DAY } from '@nokshi/contract/blocks/messages.ts'
import type { Deps } from '../platform/deps.ts'
import { describeFault } from '../platform/log.ts'
import { countHit, type Limit, requireUnderLimit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'

/** Far above what people do: mobile networks in Bangladesh put thousands of them behind one address. */
const FLOOD: Limit = { name: 'message-flood', hits: 1_200, perSeconds: 60 * 60 }

/** Above this a message is only looked at more closely. */
const RUSH: Limit = { name: 'message-rush', hits: 60, perSeconds: 10 * 60 }

/** From however many networks they come. */
const PAGE_FLOOD: Limit = { name: 'message-page-flood', hits: MESSAGES_A_DAY, perSeconds: 24 * 60 * 60 }

/** Refuses a flood. A limiter that is out of order refuses nobody: losing a message is worse than receiving spam. */
export async function requireNoFlood(deps: Deps, profileId: string, addressGroup: string) {
  try {
    await requireUnderLimit(deps, FLOOD, [addressGroup], 'message-flood-limit')
    return {
      isRushed: (await countHit(deps, RUSH, [addressGroup])).isOver,
      isBeyondDay: (await countHit(deps, PAGE_FLOOD, [profileId])).isOver,
    }
  } catch (fault) {
    if (fault instanceof Refusal) throw fault
    deps.log.error('message limiter failed', describeFault(fault))
    return { isRushed: false, isBeyondDay: false }
  }
}

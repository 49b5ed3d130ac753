import { MESSAGES_A_DAY, MESSAGES_OF_NETWORK } from '@nokshi/contract/blocks/messages.ts'
import type { Deps } from '../platform/deps.ts'
import { describeFault } from '../platform/log.ts'
import { countHit, type Limit, requireUnderLimit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'

/** Far above what people do: mobile networks in Bangladesh put thousands of them behind one address. */
const FLOOD: Limit = { name: 'message-flood', hits: 1_200, perSeconds: 60 * 60 }

/** Above this a message is only looked at more closely. */
const RUSH: Limit = { name: 'message-rush', hits: 60, perSeconds: 10 * 60 }

/** From however many networks they come, and from one of them. */
const PAGE_FLOOD: Limit = { name: 'message-page-flood', hits: MESSAGES_A_DAY, perSeconds: 24 * 60 * 60 }
const PAGE_SHARE: Limit = { ...PAGE_FLOOD, name: 'message-page-share', hits: MESSAGES_OF_NETWORK }

/** Refuses a flood. A limiter that is out of order refuses nobody: losing a message is worse than receiving spam. */
export async function requireNoFlood(deps: Deps, addressGroup: string) {
  try {
    await requireUnderLimit(deps, FLOOD, [addressGroup], 'message-flood-limit')
    return { isRushed: (await countHit(deps, RUSH, [addressGroup])).isOver }
  } catch (fault) {
    if (fault instanceof Refusal) throw fault
    deps.log.error('message limiter failed', describeFault(fault))
    return { isRushed: false }
  }
}

/**
 * Whether more came to the page within a day than its owner can read. Asked only for what is new and no spam: whoever sends the same
 * again, or spam, must not use up the day for everybody else.
 */
export async function isBeyondDay(
  deps: Pick<Deps, 'db' | 'now' | 'secret'>,
  profileId: string,
  addressGroup: string,
) {
  const isOver = async (limit: Limit, subject: string[]) => (await countHit(deps, limit, subject)).isOver
  return (await isOver(PAGE_SHARE, [profileId, addressGroup])) || isOver(PAGE_FLOOD, [profileId])
}

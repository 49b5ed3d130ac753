import { brand } from '@nokshi/content/brand.ts'
import type { Deps } from '../platform/deps.ts'
import { describeFault } from '../platform/log.ts'
import { countHit, type Limit, requireUnderLimit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'

/** Far above what people do: mobile networks in Bangladesh put thousands of them behind one address. */
const FLOOD: Limit = { name: 'form-flood', hits: 1_200, perSeconds: 60 * 60 }

/** Above this a post is only looked at more closely. */
const RUSH: Limit = { name: 'form-rush', hits: 60, perSeconds: 10 * 60 }

/** How many senders behind one address hear by mail that their message arrived; the others read it on the page alone. */
const ACKNOWLEDGED: Limit = { name: 'form-acknowledged', hits: 10, perSeconds: 60 * 60 }

/** Refuses a flood. A limiter that is out of order refuses nobody: losing a client is worse than receiving spam. */
export async function requireNoFlood(deps: Deps, addressGroup: string) {
  try {
    await requireUnderLimit(deps, FLOOD, [addressGroup], {
      code: 'form-flood-limit',
      params: { email: brand.contact.email },
    })
    const { isOver } = await countHit(deps, RUSH, [addressGroup])
    const acknowledged = await countHit(deps, ACKNOWLEDGED, [addressGroup])
    return { isRushed: isOver, mayAcknowledge: !acknowledged.isOver }
  } catch (fault) {
    if (fault instanceof Refusal) throw fault
    deps.log.error('form limiter failed', describeFault(fault))
    return { isRushed: false, mayAcknowledge: false }
  }
}

import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/log.ts'
import { countHit, type Limit, type Network } from '../platform/rate-limit.ts'

/** Above this a submission is only looked at more closely. */
const RUSH: Limit = { name: 'form-rush', hits: 60, perSeconds: 10 * 60 }

/** How many senders behind one address hear by mail that their message arrived; the others read it on the page alone. */
const ACKNOWLEDGED: Limit = { name: 'form-acknowledged', hits: 10, perSeconds: 60 * 60 }

/** A limiter that is out of order holds nothing against a submission: losing a client is worse than receiving spam. */
export async function countSubmission(deps: Deps, network: Network) {
  try {
    const { isOver } = await countHit(deps, RUSH, [network])
    const acknowledged = await countHit(deps, ACKNOWLEDGED, [network])
    return { isRushed: isOver, mayAcknowledge: !acknowledged.isOver }
  } catch (error) {
    deps.log.error('form limiter failed', describeError(error))
    return { isRushed: false, mayAcknowledge: false }
  }
}

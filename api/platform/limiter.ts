import type { Refused } from '@nokshi/contract/sentences/sentences.ts'
import { Refusal } from './refusal.ts'

/** The client of the work. */
type Somebody = string | symbol

interface LimiterRules {
  concurrency: number
  queueMax: number
  /** How many of these one client may use, so that nobody is refused because of others. */
  queueMaxEach?: number
  /** How long each may wait; without it, as long as it takes. */
  queueTimeoutMs?: number
  busyCode: Refused
}

/**
 * Limits concurrent expensive work. Each client has one slot at a time and then goes to the end of the queue;
 * work without a client is first come, first served.
 */
export function createLimiter({ concurrency, queueMax, queueMaxEach = 10, queueTimeoutMs, busyCode }: LimiterRules) {
  const running = new Set<Somebody>()
  const queues = new Map<Somebody, (() => void)[]>()
  let waiting = 0

  function wait(who: Somebody) {
    const queue = queues.get(who) ?? []
    if (waiting >= queueMax || queue.length >= queueMaxEach) throw busy()
    waiting++
    queues.set(who, queue)
    return new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience)
        resolve()
      }
      const giveUp = () => {
        forget(who, queue, begin)
        reject(busy())
      }
      const patience = queueTimeoutMs === undefined ? undefined : setTimeout(giveUp, queueTimeoutMs)
      queue.push(begin)
    })
  }

  function forget(who: Somebody, queue: (() => void)[], begin: () => void) {
    queue.splice(queue.indexOf(begin), 1)
    waiting--
    if (queue.length === 0) queues.delete(who)
  }

  function busy() {
    return new Refusal('too-many', busyCode, { retryAfterSeconds: 5 })
  }

  function callNext() {
    const [who, queue] = queues.entries().find(([who]) => !running.has(who)) ?? []
    const begin = queue?.shift()
    if (who === undefined || queue === undefined || begin === undefined) return
    waiting--
    queues.delete(who)
    if (queue.length > 0) queues.set(who, queue)
    // The place is handed over before anything else can happen, so that nobody slips in between.
    running.add(who)
    begin()
  }

  async function limit<Result>(
    work: () => Promise<Result>,
    who: Somebody = Symbol('nobody in particular'),
  ): Promise<Result> {
    if (running.size < concurrency && !running.has(who)) running.add(who)
    else await wait(who)
    try {
      return await work()
    } finally {
      running.delete(who)
      callNext()
    }
  }

  limit.isAwaitedByOthers = (who: Somebody) => queues.keys().some((waiting) => waiting !== who)
  return limit
}

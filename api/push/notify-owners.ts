import { transact } from '../database/connect.ts'
import { enqueue } from '../outbox/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import { HOUR, instantOf, MINUTE, zonedTime } from '../platform/zoned-time.ts'
import { listDevices, listPending, type Pending, updatePending } from './queries.ts'
import { PUSH } from './send-push.ts'

/** Between two notifications of one account. What comes in between is in the second one. */
const PAUSE_MS = 5 * MINUTE

/** Later the owner has seen it. */
const WORTH_SENDING_MS = 12 * HOUR

const AT_ONCE = 100

/** Puts what came in since into the outbox, as one notification for each browser of its owner. */
export async function notifyOwners(deps: Pick<Deps, 'db' | 'now'>) {
  for (const pending of await listPending(deps.db, deps.now(), AT_ONCE)) await notifyOwner(deps, pending)
}

async function notifyOwner({ db, now: clock }: Pick<Deps, 'db' | 'now'>, pending: Pending) {
  const now = clock()
  const { userId, messages, orders, emailVerified, suspendedAt } = pending
  const quietUntil = endOfQuiet(pending, now)
  if (quietUntil !== undefined) {
    await updatePending(db, pending, { nextAt: quietUntil })
    return
  }
  await transact(db, async (tx) => {
    const isOurs = await updatePending(tx, pending, { messages: 0, orders: 0, nextAt: now + PAUSE_MS })
    if (!isOurs || emailVerified === 0 || suspendedAt !== null) return
    for (const { id } of await listDevices(tx, userId))
      await enqueue(tx, now, PUSH, { deviceId: id, messages, orders }, { expiresAt: now + WORTH_SENDING_MS })
  })
}

type Quiet = Pick<Pending, 'quietFrom' | 'quietUntil' | 'timeZone'>

/** When the quiet hours end that it is in; undefined outside them. */
export function endOfQuiet({ quietFrom: from, quietUntil: until, timeZone }: Quiet, now: number) {
  if (from === null || until === null) return undefined
  const here = zonedTime(timeZone, now)
  const time = here.toPlainTime().toString({ smallestUnit: 'minute' })
  const isQuiet = from < until ? time >= from && time < until : time >= from || time < until
  if (!isQuiet || from === until) return undefined
  const day = here.toPlainDate().add({ days: time < until ? 0 : 1 })
  return instantOf(timeZone, day.toString(), until)
}

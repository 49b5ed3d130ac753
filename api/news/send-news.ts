import { type Db, transact } from '../database/connect.ts'
import { takeAdvisoryLock } from '../database/engine-forks.ts'
import { mailKinds, NEWS_MAIL } from '../outbox/mail.ts'
import { newToken } from '../outbox/mail-token.ts'
import { enqueue, listDueIds } from '../outbox/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import { HOUR, MINUTE } from '../platform/zoned-time.ts'
import { readLimit } from './limits.ts'
import {
  countQueued,
  countUndelivered,
  endSent,
  listDueNews,
  listWaiting,
  queueRecipient,
  startNews,
  updateNews,
} from './queries.ts'

/** In the outbox at a time, so that a stop is quick and all pages take turns. */
const QUEUED_MAX = 40

/** What a server has deferred for longer does not hold up others. */
const QUEUED_FOR = 10 * MINUTE

/** Begins what is due, puts the next mails into the outbox, and ends what has nobody left. */
export async function sendNews({ db, config, now }: Pick<Deps, 'db' | 'now' | 'config'>) {
  // Without a mail server news stay planned.
  if (!config.mail) return
  await transact(db, async (tx) => {
    await takeAdvisoryLock(tx, 'news')
    if (!(await hasOtherMail(tx, now()))) await queueNext(tx, config.news.perHour, now())
    await endSent(tx, now())
  })
}

/** Whoever waits for a link or an answer goes first; but what the server refuses may stay due for days. */
async function hasOtherMail(tx: Db, now: number) {
  for (const kind of mailKinds)
    if ((await listDueIds(tx, kind, now, { limit: 1, isUntried: true })).length > 0) return true
  return false
}

async function queueNext(tx: Db, perHour: number, now: number) {
  const ofHour = perHour - (await countQueued(tx, now - HOUR))
  let rest = Math.min(ofHour, QUEUED_MAX - (await countUndelivered(tx, now - QUEUED_FOR)))
  const due = await listDueNews(tx, now)
  for (const [index, { id, profileId, state }] of due.entries()) {
    if (rest <= 0) break
    const { left } = await readLimit(tx, profileId, now)
    const share = Math.min(Math.ceil(rest / (due.length - index)), left)
    if (share <= 0) continue
    if (state === 'planned') await startNews(tx, id, profileId, now)
    const followerIds = await listWaiting(tx, id, share)
    for (const followerId of followerIds) {
      const token = newToken()
      await queueRecipient(tx, id, followerId, token, now)
      await enqueue(tx, now, NEWS_MAIL, { token })
    }
    if (followerIds.length > 0) await updateNews(tx, id, ['sending'], { queuedAt: now })
    rest -= followerIds.length
  }
}

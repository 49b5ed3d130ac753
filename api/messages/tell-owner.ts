import * as z from 'zod'
import type { Db } from '../database/connect.ts'
import { getOwner } from '../linkhub/queries.ts'
import { enqueueLimitedMail, type Summarize } from '../outbox/mail-limit.ts'
import type { Deps } from '../platform/deps.ts'
import { messagesMail } from './mail.ts'
import { countListed } from './queries.ts'

/** Later the owner has seen them. */
const WORTH_SENDING_MS = 3 * 24 * 60 * 60 * 1000

type Telling = Pick<Deps, 'config' | 'siteContent' | 'now' | 'secret'>

/** One mail an hour about all new messages. */
export async function tellOwner(tx: Db, deps: Telling, profileId: string, messageId: string) {
  const mail = messagesMail(deps, await getOwner(tx, profileId), 1)
  const expiresAt = deps.now() + WORTH_SENDING_MS
  await enqueueLimitedMail(deps, tx, mail, { topic: 'message', subjectId: messageId, expiresAt, note: { profileId } })
}

const Note = z.object({ profileId: z.string() })

/** The messages within an hour after such a mail, without those that the owner has deleted since. */
export function summarizeMessages(deps: Pick<Deps, 'config' | 'siteContent'>): Summarize {
  return async (tx, held) => {
    const ids = held.map(({ subjectId }) => subjectId)
    const count = await countListed(tx, ids)
    if (count === 0) return undefined
    const { profileId } = Note.parse(JSON.parse(held[0]?.note ?? ''))
    return messagesMail(deps, await getOwner(tx, profileId), count)
  }
}

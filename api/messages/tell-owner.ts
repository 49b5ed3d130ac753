import type { Db } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import { getOwner } from '../linkhub/queries.ts'
import { enqueueMail } from '../outbox/mail.ts'
import type { Deps } from '../platform/deps.ts'
import { messagesMail } from './mail.ts'
import { claimNotice, listPagesToTell, markTold } from './queries.ts'

const HOUR = 60 * 60 * 1000

/** After that the owner has long seen them. */
const WORTH_SENDING_MS = 3 * 24 * HOUR

const AT_ONCE = 100

type Telling = Pick<Deps, 'config' | 'now'>

/** One mail an hour about all messages that the owner was not told of: a flood of messages is no flood of mails. */
export async function tellOwner(tx: Db, { config, now: clock }: Telling, profileId: string) {
  const now = clock()
  if (!(await claimNotice(tx, profileId, now, now - HOUR))) return
  const count = await markTold(tx, profileId, now)
  if (count === 0) return
  const mail = messagesMail(config.siteUrl, await getOwner(tx, profileId), count)
  await enqueueMail(tx, now, mail, { expiresAt: now + WORTH_SENDING_MS })
}

/** The messages that came within an hour after such a mail. */
export async function tellOwners(deps: Telling & Pick<Deps, 'db' | 'outboxSignal'>) {
  const pages = await listPagesToTell(deps.db, deps.now() - HOUR, AT_ONCE)
  for (const profileId of pages) await transact(deps.db, (tx) => tellOwner(tx, deps, profileId))
  if (pages.length > 0) deps.outboxSignal.emit('filled')
}

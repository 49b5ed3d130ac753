import { transact } from '../../database/transact.ts'
import { enqueueMail } from '../../outbox/mail.ts'
import type { Deps } from '../../platform/deps.ts'
import { getOwner } from '../queries.ts'
import { registrationEndsMail } from './mail.ts'
import { dayIn } from './present-registrations.ts'
import { listEnding, markReminded } from './queries.ts'

const DAY = 24 * 60 * 60 * 1000
const REMINDED_DAYS = 30
const AT_ONCE = 200

/** Tells owners, once, that a registration ends in thirty days. The mark and the mail are one transaction. */
export async function remindOwners(deps: Pick<Deps, 'config' | 'db' | 'now' | 'outboxSignal'>) {
  const now = deps.now()
  const ending = await listEnding(
    deps.db,
    dayIn('UTC', now - DAY),
    dayIn('UTC', now + REMINDED_DAYS * DAY),
    AT_ONCE,
  )
  for (const row of ending)
    await transact(deps.db, async (tx) => {
      if (!(await markReminded(tx, row, now))) return
      const to = await getOwner(tx, row.profileId)
      await enqueueMail(tx, now, registrationEndsMail(deps.config.siteUrl, to, row), { lane: 'other' })
    })
  if (ending.length > 0) deps.outboxSignal.emit('filled')
}

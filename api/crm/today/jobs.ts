import { transact } from '../../database/transact.ts'
import type { BackgroundJobs } from '../../outbox/background.ts'
import { enqueueMail } from '../../outbox/mail.ts'
import type { Deps } from '../../platform/deps.ts'
import { zonedTime } from '../../platform/zoned-time.ts'
import { claimDigestDay } from '../staff/preference-queries.ts'
import { listReaders } from '../staff/preferences.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { readDigest } from './digest.ts'
import { digestMail } from './digest-mail.ts'

/** In the studio's time zone. A server that was down at eight sends the digest until noon. */
const FROM_HOUR = 8

const UNTIL_HOUR = 12

const WORTH_SENDING_MS = 6 * 60 * 60 * 1000

export function deskJobs(deps: Deps): BackgroundJobs {
  return { jobs: [{ name: 'digest', everySeconds: 60, isDueAtStart: true, run: () => sendDigests(deps) }] }
}

/** Claims the day and queues the mail in one transaction, so that nobody gets two digests a day. */
async function sendDigests(deps: Deps) {
  const { db, config } = deps
  const now = deps.now()
  const { timeZone } = await getStudioSettings(db)
  const clock = zonedTime(timeZone, now)
  if (clock.hour < FROM_HOUR || clock.hour >= UNTIL_HOUR) return
  const today = clock.toPlainDate().toString()
  const readers = await listReaders(db)
  for (const { id, email } of readers.filter((reader) => reader.wantsDigest && reader.digestDay !== today)) {
    const mail = digestMail(email, await readDigest(db, id, timeZone, now), {
      ...{ siteUrl: config.siteUrl, today, now },
    })
    await transact(db, async (tx) => {
      const isFirst = await claimDigestDay(tx, id, today)
      if (isFirst && mail) await enqueueMail(tx, now, mail, { lane: 'other', expiresAt: now + WORTH_SENDING_MS })
    })
    if (mail) deps.outboxSignal.emit('filled')
  }
}

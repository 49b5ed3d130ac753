import type { Db } from '../database/connect.ts'
import { DAY } from '../platform/zoned-time.ts'
import { countQueued, listStarted, type NewsRow } from './queries.ts'

/** Of a new page. Of so few mails some may always come back. */
const FIRST_DAY = 50

/** How long a page sends nothing after too many mails came back. */
const PAUSE = 7 * DAY

/** How many mails a page may send within a day: few at first, and again after a stop, then twice those before it. */
export async function readLimit(db: Db, profileId: string, now: number) {
  const news = await listStarted(db, profileId)
  const stops = news.filter(({ stopReason }) => stopReason === 'bounces').map(({ endedAt }) => endedAt ?? 0)
  const stoppedAt = Math.max(0, ...stops)
  const today = await countQueued(db, now - DAY, profileId)
  const sent = news.reduce((sum, one) => ((one.startedAt ?? 0) > stoppedAt ? sum + one.sent : sum), 0)
  const perDay = Math.max(FIRST_DAY, 2 * (sent - today))
  const isPaused = stoppedAt + PAUSE > now
  return { perDay, isPaused, left: isPaused ? 0 : perDay - today }
}

export function isRefusedTooOften({ sent, refused }: NewsRow) {
  return refused > Math.max(sent, FIRST_DAY) * 0.05
}

import type { Db } from '../../database/connect.ts'
import { ownedBy } from '../deals/filters.ts'
import { listStages } from '../deals/stage-queries.ts'
import { listWaiting } from '../inbox/queries.ts'
import { studioDay } from '../staff/studio/studio-day.ts'
import { listTasksUntil } from '../tasks/queries.ts'
import { listQuiet } from './today.ts'

/** The page that the mail links to has the rest. */
const SHOWN = 15

/** For this member, or assigned to nobody. */
export async function readDigest(db: Db, staffId: string, timeZone: string, now: number) {
  return {
    tasks: await listTasksUntil(db, staffId, studioDay(timeZone, now), SHOWN),
    waiting: await listWaiting(db, staffId, SHOWN),
    quietDeals: await listQuiet(db, await listStages(db), now, ownedBy(staffId)),
  }
}

export type Digest = Awaited<ReturnType<typeof readDigest>>

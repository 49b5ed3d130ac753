import { createHash } from 'node:crypto'
import type { Updates } from '@nokshi/contract/crm/today.ts'
import { countToReview } from '../../moderation/read-cases.ts'
import type { Deps } from '../../platform/deps.ts'
import { countInbox } from '../inbox/list.ts'
import { countUnread } from '../notices/queries.ts'
import { listLatestChangeIds } from './queries.ts'

/** More than the newest: a slow transaction, or a process with a slow clock, commits an older id later. */
const LATEST = 20

export async function readUpdates({ db, now }: Deps, staffId: string): Promise<Updates> {
  const latest = await listLatestChangeIds(db, LATEST)
  return {
    version: createHash('sha256').update(latest.join()).digest('base64url').slice(0, 16),
    inbox: await countInbox(db),
    unreadNotices: await countUnread(db, staffId),
    linkhub: await countToReview({ db, now }),
  }
}

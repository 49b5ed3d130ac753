import type { Db } from '../../database/connect.ts'
import { holdWord } from '../../database/engine-forks.ts'
import { transact } from '../../database/transact.ts'
import { eraseSubmission } from '../../intake/erase-submission.ts'
import type { Deps } from '../../platform/deps.ts'
import { getStudioSettings } from '../../staff/studio.ts'
import { ADOPTION } from '../adoption/adopt-submission.ts'
import { listOnlyInLog, scrubChanges } from '../history/erase-changes.ts'
import { listActivityIdsOfPosts, listSuggestionIdsOfPosts } from '../history/erase-queries.ts'
import { inBatches } from '../history/in-batches.ts'
import { deleteRows } from '../records/journal-queries.ts'
import { listOldSpam } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** In one transaction; more wait for the next round. */
const AT_ONCE = 100

/**
 * Erases spam that nobody called something else, as long as the owner wants it kept, counted from when it was marked.
 * The privacy page promises it.
 */
export async function emptySpam(deps: Pick<Deps, 'db' | 'now' | 'log'>) {
  const { retentionDays } = await getStudioSettings(deps.db)
  const before = deps.now() - retentionDays * DAY_MS
  await inBatches(deps, await listOldSpam(deps.db, before, AT_ONCE), (ids) =>
    transact(deps.db, async (tx) => {
      // Somebody may say at this very moment that it is none: they wait, and are told that it is gone.
      await holdWord(tx, ADOPTION)
      const still = new Set(await listOldSpam(tx, before, AT_ONCE))
      await erasePosts(
        tx,
        ids.filter((id) => still.has(id)),
      )
    }),
  )
}

/** With what was made of them and taken back. People and deals that somebody has worked on stay. */
async function erasePosts(tx: Db, posts: string[]) {
  if (posts.length === 0) return
  const told = await listActivityIdsOfPosts(tx, posts)
  await deleteRows(tx, 'activity', told)
  const suggested = await listSuggestionIdsOfPosts(tx, posts)
  await deleteRows(tx, 'suggestion', suggested)
  const takenBack = await listOnlyInLog(tx, new Set(posts))
  for (const post of posts) await eraseSubmission(tx, post)
  await scrubChanges(tx, new Set([...posts, ...told, ...suggested, ...takenBack]))
}

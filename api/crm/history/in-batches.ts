import { findDatabaseFailure } from '../../database/database-failure.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log.ts'

/** Does the work for all of them at once; if one of them spoils that, for each on its own. That one is logged, and stays. */
export async function inBatches(
  { log }: Pick<Deps, 'log'>,
  ids: string[],
  work: (ids: string[]) => Promise<void>,
) {
  if (ids.length === 0) return
  try {
    await work(ids)
  } catch (error) {
    if (findDatabaseFailure(error)) throw error
    for (const id of ids)
      await work([id]).catch((reason: unknown) =>
        log.error('record left for later', { id, ...describeError(reason) }),
      )
  }
}

import { findDatabaseFailure } from '../../database/database-failure.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log.ts'

/** Runs the work for all ids at once; if that fails, for each alone. Failures are logged. */
export async function inBatches({ log }: Pick<Deps, 'log'>, ids: string[], work: (ids: string[]) => Promise<void>) {
  if (ids.length === 0) return
  try {
    await work(ids)
  } catch (error) {
    if (findDatabaseFailure(error)) throw error
    for (const id of ids)
      await work([id]).catch((reason: unknown) => log.error('record left for later', { id, ...describeError(reason) }))
  }
}

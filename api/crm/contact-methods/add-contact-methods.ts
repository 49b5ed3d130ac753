import { newId } from '../../platform/ids.ts'
import type { Journal } from '../records/journal.ts'
import type { Point } from './contact-method.ts'
import { findHolder, listPointsOf } from './queries.ts'

/** An address or number that somebody else has. */
export interface TakenPoint {
  point: Point
  holder: { id: string; name: string; deletedAt: number | null }
}

/**
 * Gives somebody these addresses and numbers, and answers those that somebody else has. The unique index is the judge:
 * of two who claim the same at once, the second waits here and is told.
 */
export async function addPoints(journal: Journal, contactId: string, points: Point[]): Promise<TakenPoint[]> {
  const own = await listPointsOf(journal.tx, [contactId])
  const taken: TakenPoint[] = []
  let position = Math.max(-1, ...own.map((row) => row.position))
  for (const point of points) {
    const row = { id: newId(journal.now), contactId, ...point, position: position + 1 }
    if (await journal.insertIfFree('contactPoint', row)) position++
    else {
      const holder = await findHolder(journal.tx, point)
      if (holder && holder.id !== contactId) taken.push({ point, holder })
    }
  }
  return taken
}

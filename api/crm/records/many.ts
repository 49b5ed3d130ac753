import { MANY_MAX } from '@nokshi/contract/crm/records.ts'
import { Refusal } from '../../platform/refusal.ts'

/** The chosen or matching ids. Refuses too many, or more than were shown, before anything is changed. */
export async function chosenIds<Question>(
  which: { ids: string[] } | { matching: Question; count?: number | undefined },
  listMatching: (question: Question, limit: number) => Promise<string[]>,
) {
  const ids = 'ids' in which ? [...new Set(which.ids)] : await listMatching(which.matching, MANY_MAX + 1)
  if (ids.length === 0) throw new Refusal('not-found', 'nothing-matches')
  if (ids.length > MANY_MAX) throw new Refusal('conflict', { code: 'too-many-at-once', params: { max: MANY_MAX } })
  if ('matching' in which && ids.length > (which.count ?? MANY_MAX)) throw new Refusal('conflict', 'more-match-now')
  return ids
}

/** «1 deal», «12 deals». */
export function countOf(count: number, one: string) {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

/** Refuses a change without effect, because there would be nothing to undo. */
export function requireChanged(count: number) {
  if (count === 0) throw new Refusal('conflict', 'nothing-to-change')
}

import { transact } from '../../database/transact.ts'
import { eraseSubmission } from '../../intake/erase-submission.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { scrubChanges } from '../history/erase-changes.ts'
import { listActivityIdsOfPosts, listPostIds, listWithMerged } from '../history/erase-queries.ts'
import { eraseRows } from '../history/erase-rows.ts'
import { deleteRows, findRow } from '../records/journal-queries.ts'
import { noSuchPerson } from './contact-record.ts'
import { scrubDeals } from './erase-deals.ts'

/**
 * Erases one person for good: who was merged into them, their addresses, their part of the timeline, what they sent
 * by the forms, and what the log says about them. Deals stay, without the person.
 */
export function erasePerson(deps: Pick<Deps, 'db' | 'now'>, actorId: string, id: string) {
  return transact(deps.db, async (tx) => {
    const contact = await findRow(tx, 'contact', id)
    if (!contact) throw noSuchPerson()
    const people = await listWithMerged(tx, [id])
    const posts = await listPostIds(tx, people)

    const told = await listActivityIdsOfPosts(tx, posts)
    await deleteRows(tx, 'activity', told)
    for (const post of posts) await eraseSubmission(tx, post)
    const deals = await scrubDeals(tx, people)
    const gone = await eraseRows(tx, 'contact', people)
    await scrubChanges(tx, new Set([...gone, ...told, ...posts, ...deals]))

    const summary = 'Erased somebody for good'
    await noteChange(tx, deps.now(), { kind: 'erased', summary, actorId })
    return { id, name: 'Erased' }
  })
}

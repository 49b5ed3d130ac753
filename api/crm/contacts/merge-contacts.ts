import type { Merge } from '@nokshi/contract/crm/duplicates.ts'
import type { Deps } from '../../platform/deps.ts'
import { listContactMethods } from '../contact-methods/queries.ts'
import { fillEmpty, moveReferring, requireTwo, resolveBetween } from '../duplicates/merge-rows.ts'
import { MERGED } from '../history/undo-change.ts'
import { aliasesOf, withAliases } from '../records/aliases.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { listRows } from '../records/journal-queries.ts'
import { requireRecord } from '../records/require-known.ts'
import { refreshContacts } from '../search/words.ts'
import { logActivity } from '../timeline/log-activity.ts'
import { listTagsOf } from './tag-queries.ts'

/** One change, so that undo separates the two again. */
export function mergeContacts(deps: Pick<Deps, 'db' | 'now'>, actorId: string, merge: Merge) {
  return makeChange(deps, async (journal) => ({
    result: merge.intoId,
    about: await mergeContactsIn(journal, actorId, merge),
  }))
}

/** Merges within another change, which must have the kind 'merged' because undo checks it. */
export async function mergeContactsIn(journal: Journal, actorId: string, { intoId, fromId }: Merge) {
  requireTwo(intoId, fromId)
  const { tx, now } = journal
  const into = await requireRecord(tx, 'contact', intoId)
  const from = await requireRecord(tx, 'contact', fromId)

  await moveContactMethods(journal, fromId, intoId)
  await moveTags(journal, fromId, intoId)
  await resolveBetween(journal, 'contactId', intoId, fromId)
  await moveReferring(journal, 'contact', fromId, intoId)
  await journal.update('contact', into, {
    ...fillEmpty(into, from, ['title', 'companyId', 'location', 'country', 'source', 'ownerId']),
    firstSeenAt: Math.min(into.firstSeenAt, from.firstSeenAt),
    lastActivityAt: Math.max(into.lastActivityAt, from.lastActivityAt),
    // A search for the other name finds the survivor.
    aliases: withAliases(into, [from.name, ...aliasesOf(from)]),
    // A request not to be contacted counts for both.
    isSilent: Math.max(into.isSilent, from.isSilent),
    // The new version makes an edit of the older one a conflict.
    updatedAt: now,
  })
  await journal.update('contact', from, { mergedIntoId: intoId, deletedAt: now })
  await logActivity(journal, { kind: 'merged', actorId, contactId: intoId, details: { from: from.name } })
  await refreshContacts(tx, [intoId, fromId])
  const summary = `Merged ${from.name} into ${into.name}`
  return { kind: MERGED, summary, actorId, contactId: intoId }
}

async function moveContactMethods(journal: Journal, fromId: string, intoId: string) {
  const own = await listContactMethods(journal.tx, [intoId])
  let position = Math.max(-1, ...own.map((contactMethod) => contactMethod.position))
  for (const contactMethod of await listContactMethods(journal.tx, [fromId]))
    await journal.update('contactMethod', contactMethod, { contactId: intoId, position: ++position })
}

async function moveTags(journal: Journal, fromId: string, intoId: string) {
  const own = new Set((await listTagsOf(journal.tx, [intoId])).map((tag) => tag.id))
  const moving = (await listTagsOf(journal.tx, [fromId])).map((tag) => tag.taggingId)
  for (const tagging of await listRows(journal.tx, 'tagging', moving)) {
    if (own.has(tagging.tagId)) await journal.deleteMany('tagging', [tagging])
    else await journal.update('tagging', tagging, { contactId: intoId })
  }
}

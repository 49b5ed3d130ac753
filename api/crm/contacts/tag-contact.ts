import { TAGS_MAX } from '@nokshi/contract/crm/contacts.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Journal } from '../records/journal.ts'
import { listRows } from '../records/journal-queries.ts'
import { nameKey } from '../records/normalize-text.ts'
import { listTagsOf, upsertTag } from './tag-queries.ts'

/** Adds tags by name and returns how many are new. Refuses too many before adding any. */
export async function addTags(journal: Journal, contactId: string, names: string[]) {
  const own = new Set((await listTagsOf(journal.tx, [contactId])).map((tag) => tag.nameKey))
  const fresh = [...byKey(names)].filter(([key]) => !own.has(key))
  if (fresh.length > 0 && own.size + fresh.length > TAGS_MAX)
    throw new Refusal('conflict', { code: 'too-many-tags', params: { max: TAGS_MAX } })
  let added = 0
  for (const [key, name] of fresh) {
    const tagId = await upsertTag(journal.tx, name, key, journal.now)
    if (await journal.insertIfFree('tagging', { id: newId(journal.now), tagId, contactId })) added++
  }
  return added
}

/** Returns the difference as text for the log. */
export async function replaceTags(journal: Journal, contactId: string, names: string[]) {
  const wanted = byKey(names)
  const current = await listTagsOf(journal.tx, [contactId])
  const gone = current.filter((tag) => !wanted.has(tag.nameKey))
  const kept = new Set(current.map((tag) => tag.nameKey))
  const fresh = [...wanted].filter(([key]) => !kept.has(key)).map(([, name]) => name)

  const goneIds = gone.map((tag) => tag.taggingId)
  await journal.deleteMany('tagging', await listRows(journal.tx, 'tagging', goneIds))
  await addTags(journal, contactId, fresh)
  return [...fresh.map((name) => `tag ${name} added`), ...gone.map(({ name }) => `tag ${name} removed`)]
}

function byKey(names: string[]) {
  return new Map(names.map((name) => [nameKey(name), name]))
}

import { newId } from '../../platform/ids.ts'
import { upsertTag } from '../contacts/tag-queries.ts'
import { chunksOf, idsOf } from '../records/ids.ts'
import { type Journal, newRecord } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import { refreshWords } from '../search/words.ts'
import type { Draft, ImportPlan } from './plan.ts'

/** Writes the plan table by table, thousands of contacts with a few statements. */
export async function writeImport(journal: Journal, actorId: string, { drafts, companies }: ImportPlan) {
  const { tx } = journal
  await journal.insertMany('company', companies)
  await journal.insertMany(
    'contact',
    drafts.filter((draft) => draft.isNew).map((draft) => draft.contact),
  )
  for (const draft of drafts) if (!draft.isNew) await updateContact(journal, draft)
  const tagIds = await upsertTags(journal, drafts)
  for (const part of chunksOf(drafts, AT_ONCE)) await writeDetails(journal, actorId, part, tagIds)
  await refreshWords(tx, 'company', idsOf(companies))
  await refreshWords(
    tx,
    'contact',
    drafts.filter((draft) => draft.isNew || hasNews(draft)).map((draft) => draft.contact.id),
  )
}

function hasNews({ changes, contactMethods }: Draft) {
  return Object.keys(changes).length > 0 || contactMethods.length > 0
}

async function updateContact(journal: Journal, draft: Draft) {
  if (!hasNews(draft)) return
  // The draft has the new values; the stored row tells whether somebody has changed it since.
  const before = await findRow(journal.tx, 'contact', draft.contact.id)
  if (before) await journal.update('contact', before, { ...draft.changes, updatedAt: journal.now })
}

/** By name key. */
async function upsertTags({ tx, now }: Journal, drafts: Draft[]) {
  const names = new Map(drafts.flatMap((draft) => [...draft.tags]))
  const ids = new Map<string, string>()
  for (const [key, name] of names) ids.set(key, await upsertTag(tx, name, key, now))
  return ids
}

/** Small enough that other requests run in between. */
const AT_ONCE = 200

async function writeDetails(journal: Journal, actorId: string, drafts: Draft[], tagIds: Map<string, string>) {
  const { now } = journal
  await journal.insertMany(
    'contactMethod',
    drafts.flatMap(({ contact, contactMethods, has }) =>
      contactMethods.map((contactMethod, index) => ({
        id: newId(now),
        contactId: contact.id,
        kind: contactMethod.kind,
        raw: contactMethod.raw,
        norm: contactMethod.norm,
        position: has.contactMethods.size - contactMethods.length + index,
      })),
    ),
  )
  await journal.insertMany(
    'tagging',
    drafts.flatMap(({ contact, tags }) =>
      [...tags.keys()].map((key) => ({ id: newId(now), tagId: tagIds.get(key) ?? '', contactId: contact.id })),
    ),
  )
  await journal.insertMany(
    'activity',
    drafts.flatMap(({ contact, notes }) => notes.map((body) => aNote(now, actorId, contact, body))),
  )
}

function aNote(now: number, actorId: string, contact: Draft['contact'], body: string) {
  return {
    ...newRecord(now),
    kind: 'note',
    body,
    payload: '{}',
    actorId,
    happenedAt: now,
    dealId: null,
    contactId: contact.id,
    companyId: contact.companyId,
    submissionId: null,
  }
}

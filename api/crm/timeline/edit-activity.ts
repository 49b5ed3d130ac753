import { type ActivityEdit, loggedKinds, type NewActivity } from '@nokshi/contract/crm/timeline.ts'
import type * as z from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { changedElsewhere, findRow } from '../records/journal-queries.ts'
import { requireKnown } from '../records/require-known.ts'
import { refreshNoteWords } from '../search/note-words.ts'
import { listStaff } from '../staff/queries.ts'
import { logActivity } from './log-activity.ts'
import { noSuchActivity } from './timeline.ts'

export async function createActivity(deps: Deps, actorId: string, input: NewActivity) {
  if (!input.contactId && !input.companyId && !input.dealId) throw new Refusal('invalid', 'about-nobody')
  return makeChange(deps, async (journal) => {
    await requireKnown(journal.tx, input)
    const details = await mentionDetails(journal, input.mentions)
    const id = await logActivity(journal, { ...input, actorId, details })
    const about = { kind: 'activity-added', summary: `Logged ${spoken[input.kind]}`, actorId }
    return { result: id, about: { ...about, ...pointers(input) } }
  })
}

const spoken: Record<NewActivity['kind'], string> = {
  note: 'a note',
  call: 'a call',
  meeting: 'a meeting',
  email: 'an email',
  whatsapp: 'a WhatsApp message',
}

export async function rewordActivity(
  deps: Deps,
  actorId: string,
  id: string,
  { version, body, mentions }: z.infer<typeof ActivityEdit>,
) {
  return makeChange(deps, async (journal) => {
    const activity = await requireLogged(journal, id)
    if (activity.version !== version) throw changedElsewhere()
    const payload = JSON.stringify(await mentionDetails(journal, mentions))
    await journal.update('activity', activity, { body, ...(mentions && { payload }) })
    await refreshNoteWords(journal.tx, 'note', [id])
    const about = { kind: 'activity-changed', summary: 'Reworded what was logged', actorId }
    return { result: id, about: { ...about, ...pointers(activity) } }
  })
}

export async function deleteActivity(deps: Deps, actorId: string, id: string) {
  return makeChange(deps, async (journal) => {
    const activity = await requireLogged(journal, id)
    await journal.update('activity', activity, { deletedAt: journal.now })
    await refreshNoteWords(journal.tx, 'note', [id])
    const about = { kind: 'activity-deleted', summary: 'Took back what was logged', actorId }
    const result = { id, name: activity.body ?? '' }
    return { result, about: { ...about, ...pointers(activity) } }
  })
}

/** The ids, because names change. Whoever has no access any more is left out. */
async function mentionDetails({ tx }: Journal, ids: string[] = []): Promise<Record<string, string>> {
  const present = (await listStaff(tx)).filter(({ id, disabledAt }) => disabledAt === null && ids.includes(id))
  return present.length > 0 ? { mentions: present.map(({ id }) => id).join(' ') } : {}
}

/** Entries that the system wrote cannot be edited. */
async function requireLogged({ tx }: Journal, id: string) {
  const activity = await findRow(tx, 'activity', id)
  if (!activity || activity.deletedAt !== null) throw noSuchActivity()
  if (!loggedKinds.some((kind) => kind === activity.kind)) throw new Refusal('conflict', 'not-written-by-hand')
  return activity
}

function pointers({
  contactId = null,
  companyId = null,
  dealId = null,
}: Pick<NewActivity, 'contactId' | 'companyId' | 'dealId'>) {
  return { contactId, companyId, dealId }
}

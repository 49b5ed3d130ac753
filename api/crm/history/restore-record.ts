import { isTaken } from '../../database/engine-forks.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { goLive } from '../../website/go-live.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import type { RecordOf } from '../records/journaled.ts'
import { refreshNoteWords } from '../search/note-words.ts'
import { refreshCompanies, refreshContacts } from '../search/refresh.ts'
import { refreshWords } from '../search/words.ts'
import type { TrashKind } from './trash-queries.ts'
import { changedSince } from './undo-guards.ts'

const about = {
  contact: 'contactId',
  company: 'companyId',
  deal: 'dealId',
  task: 'taskId',
  contentEntry: 'entryId',
} as const

export function restoreRecord(deps: Pick<Deps, 'db' | 'now'>, actorId: string, kind: TrashKind, id: string) {
  return makeChange(deps, async (journal) => {
    const row = await findRow(journal.tx, kind, id)
    if (!row || row.deletedAt === null || ('mergedIntoId' in row && row.mergedIntoId !== null))
      throw new Refusal('not-found', 'not-in-trash')
    const name = String(nameOf(row))
    await journal.update(kind, row, { deletedAt: null })
    await refreshRestored(journal, kind, id)
    if (kind === 'contentEntry') await goLive(journal.tx, { now: journal.now, actorId })
    const summary = `Restored ${name}`
    return { result: { id, name }, about: { kind: 'restored', summary, actorId, [about[kind]]: id } }
  }).catch((error: unknown) => {
    // The address of an entry of the website is another's now.
    throw isTaken(error) ? changedSince() : error
  })
}

function nameOf(row: RecordOf<TrashKind>) {
  return 'title' in row && !('name' in row) ? row.title : 'name' in row ? row.name : ''
}

async function refreshRestored({ tx }: Journal, kind: TrashKind, id: string) {
  if (kind === 'company') await refreshCompanies(tx, [id])
  if (kind === 'contact') await refreshContacts(tx, [id])
  if (kind === 'deal') await refreshWords(tx, 'deal', [id])
  if (kind === 'task') await refreshNoteWords(tx, 'task', [id])
}

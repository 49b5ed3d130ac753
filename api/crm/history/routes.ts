import type { Change } from '@nokshi/contract/crm/history.ts'
import { isTaken } from '../../database/engine-forks.ts'
import { implement, success } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { goLive } from '../../website/go-live.ts'
import { removedRecord } from '../records/changed-record.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { findRow, type RecordOf } from '../records/journal-queries.ts'
import { listOwners } from '../records/owners.ts'
import { refreshNoteWords } from '../search/note-words.ts'
import { refreshCompanies, refreshContacts, refreshWords } from '../search/words.ts'
import { getChangeLine, listChangePage } from './change-log-queries.ts'
import { listTrashPage, type TrashKind, trashKinds } from './trash-queries.ts'
import { changedSince, undoChange, undoChanges } from './undo-change.ts'

export function historyRoutes(deps: Deps) {
  return implement({
    'GET /api/crm/changes': async (c, { query }) => {
      const { rows, next } = await listChangePage(deps.db, c.get('staff').role, query.cursor)
      const people = await listOwners(deps.db)
      return { items: rows.map((row) => presentChange(row, people)), next }
    },
    'POST /api/crm/changes/undo': (c, { body }) => success(undoChanges(deps, c.get('staff').id, body.ids)),
    'POST /api/crm/changes/{id}/undo': async (c, { id }) => {
      const { undoId } = await undoChange(deps, c.get('staff').id, id)
      return presentChange(await getChangeLine(deps.db, undoId), await listOwners(deps.db))
    },
    'GET /api/crm/trash': async (_c, { query }) => {
      const { cursor } = query
      const { rows, next } = await listTrashPage(deps.db, cursor)
      return { items: rows, next }
    },
    'POST /api/crm/trash/{kind}/{id}/restore': (c, { kind, id }) =>
      removedRecord(restoreRecord(deps, c.get('staff').id, readKind(kind), id)),
  })
}

type ChangeLine = Awaited<ReturnType<typeof getChangeLine>>

type People = Awaited<ReturnType<typeof listOwners>>

function presentChange(line: ChangeLine, people: People): Change {
  const { id, kind, summary, actorId, madeAt, undoneAt, hasRows, hasParts, ...pointers } = line
  return {
    id,
    kind,
    summary,
    actor: people.get(actorId ?? '') ?? null,
    madeAt,
    undoneAt,
    canBeUndone: undoneAt === null && hasRows + hasParts > 0,
    record: recordOf(pointers),
  }
}

function recordOf({ dealId, contactId, companyId }: Pick<ChangeLine, 'dealId' | 'contactId' | 'companyId'>) {
  if (dealId) return { kind: 'deal' as const, id: dealId }
  if (contactId) return { kind: 'contact' as const, id: contactId }
  return companyId ? { kind: 'company' as const, id: companyId } : null
}

function readKind(word: string) {
  const kind = trashKinds.find((known) => known === word)
  if (!kind) throw new Refusal('not-found', { code: 'no-such-trash', params: { kinds: [...trashKinds] } })
  return kind
}

const about = {
  contact: 'contactId',
  company: 'companyId',
  deal: 'dealId',
  task: 'taskId',
  contentEntry: 'entryId',
} as const

function restoreRecord(deps: Pick<Deps, 'db' | 'now'>, actorId: string, kind: TrashKind, id: string) {
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

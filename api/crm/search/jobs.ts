import { transact } from '../../database/transact.ts'
import type { BackgroundJobs } from '../../outbox/background.ts'
import type { Deps } from '../../platform/deps.ts'
import { findOldestNoteId, listIndexed, listNoteIdsBefore, type NoteKind } from './note-queries.ts'
import { refreshNoteWords } from './note-words.ts'

const DAY = 24 * 60 * 60
const PART = 200

export function searchJobs(deps: Deps): BackgroundJobs {
  return {
    jobs: [
      {
        name: 'words of old notes',
        everySeconds: DAY,
        isDueAtStart: true,
        run: async () => {
          for (const kind of ['task', 'note'] as const) await indexOldNotes(deps, kind)
        },
      },
    ],
  }
}

/** Indexes old tasks and notes, the newest first: if the oldest has words, all have. */
async function indexOldNotes({ db }: Deps, kind: NoteKind) {
  const oldest = await findOldestNoteId(db, kind)
  if (oldest === undefined || (await listIndexed(db, [oldest])).size > 0) return
  for (let before: string | undefined; ; ) {
    const ids: string[] = await listNoteIdsBefore(db, kind, before, PART)
    if (ids.length === 0) return
    const indexed = await listIndexed(db, ids)
    const missing = ids.filter((id) => !indexed.has(id))
    if (missing.length > 0) await transact(db, (tx) => refreshNoteWords(tx, kind, missing))
    before = ids.at(-1)
  }
}

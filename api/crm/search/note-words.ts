import type { Db } from '../../database/connect.ts'
import { chunksOf } from '../records/ids.ts'
import { normalizedWords } from '../records/normalize-text.ts'
import { deleteNoteWords, insertNoteWords, listNoteTexts, type NoteKind } from './queries.ts'

/** People search by how a note begins, and one note must not fill the index. */
const WORDS_MAX = 200

/** Updates the search words of tasks or notes; called after each change, in its transaction. */
export async function refreshNoteWords(tx: Db, kind: NoteKind, ids: string[]) {
  for (const chunk of chunksOf(ids)) {
    await deleteNoteWords(tx, chunk)
    const texts = await listNoteTexts(tx, kind, chunk)
    await insertNoteWords(
      tx,
      texts.flatMap(({ id, text }) =>
        [...new Set(normalizedWords(text))].slice(0, WORDS_MAX).map((word) => ({ word, kind, entityId: id })),
      ),
    )
  }
}

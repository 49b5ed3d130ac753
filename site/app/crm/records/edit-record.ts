import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { notifyProblem } from '../../ui/notices/notify.ts'
import { sentenceOf } from '../parts/crm-page.tsx'
import { crmClient, invalidateAll, isConflict, tell, undoChange } from './crm-api.ts'
import type { RecordKind } from './record-kind.ts'

interface Versioned {
  id: string
  version: number
}

/** What came of saving a value: done, refused, or changed by somebody else meanwhile. */
export type EditOutcome<Item> =
  | { kind: 'saved' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'conflict'; newer: Item }

interface Edit<Item, Patch> {
  patch: Patch
  /** The value as the page shows it, to tell an edit of the same value from one of another. */
  watched: (record: Item) => unknown
  done: string
}

export interface Editing<Item, Patch> {
  record: Item
  save: (edit: Edit<Item, Patch>) => Promise<EditOutcome<Item>>
}

/** The page shows the answer at once, and a toast offers to undo the edit. */
export function editing<Item extends Versioned, Patch>(
  kind: RecordKind<Item, Patch>,
  record: Item,
): Editing<Item, Patch> {
  return {
    record,
    async save({ patch, watched, done }) {
      try {
        const saved = await saveOver(kind, record, patch, watched)
        crmClient.setQueryData<unknown>(kind.query(record.id).queryKey, saved.record)
        void invalidateAll()
        tell(done, () => undoChange(saved.changeId))
        return { kind: 'saved' }
      } catch (error) {
        if (error instanceof EditConflict) return { kind: 'conflict', newer: error.newer }
        return { kind: 'refused', sentence: sentenceOf(error) }
      }
    },
  }
}

/** Somebody else changed the same value meanwhile; both are shown, and a person decides. */
export class EditConflict<Item> extends Error {
  readonly sentence = crmRecordPage.conflict.title
  readonly newer: Item

  constructor(newer: Item) {
    super('Somebody else changed this meanwhile.')
    this.newer = newer
  }
}

/** A colleague who changed another value is no conflict: then the edit is made from the newer version. */
export async function saveOver<Item extends Versioned, Patch>(
  kind: RecordKind<Item, Patch>,
  base: Item,
  patch: Patch,
  watched: (record: Item) => unknown,
) {
  try {
    return await kind.save(base.id, { version: base.version, ...patch })
  } catch (error) {
    if (!isConflict(error)) throw error
    // From here on the page edits the newer version: «Save mine» is then a decision and no accident.
    const newer = await crmClient.fetchQuery({ ...kind.query(base.id), staleTime: 0 })
    if (newer.id !== base.id || newer.version === base.version) throw error
    if (JSON.stringify(watched(newer)) !== JSON.stringify(watched(base))) throw new EditConflict(newer)
    return await kind.save(base.id, { version: newer.version, ...patch })
  }
}

/** For choices, which have no place for an error of their own; the page shows the saved value again. */
export async function sayOutcome(outcome: Promise<EditOutcome<unknown>>) {
  const answer = await outcome
  if (answer.kind === 'refused') notifyProblem(crmFrame.notDone, answer.sentence)
  if (answer.kind === 'conflict') notifyProblem(crmRecordPage.conflict.title)
}

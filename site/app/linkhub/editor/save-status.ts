import { checkField } from './check-draft.ts'
import { type DraftField, fieldsOf, isSame, toDraft } from './draft.ts'
import { type EditState, unsentValues } from './edit-state.ts'

export type SaveStatus =
  | { kind: 'saved' | 'saving' }
  | { kind: 'waiting'; waitsFor: 'network' | 'server' }
  | { kind: 'refused'; sentence: string; needsProof?: boolean }
  | { kind: 'halted'; sentence: string }

/** How the changes stand, in the order in which an owner wants to know. */
export function saveStatus(state: EditState): SaveStatus {
  const { halted, waitsFor, draft, edits } = state
  if (halted) return { kind: 'halted', sentence: halted }
  if (fieldsOf(unsentValues(state)).length > 0 || isUploading(state))
    return waitsFor ? { kind: 'waiting', waitsFor } : { kind: 'saving' }
  const refusal = fieldsOf(edits).flatMap((field) => findRefusal(state, field) ?? [])[0]
  if (refusal) return { kind: 'refused', sentence: refusal.sentence, needsProof: refusal.needsProof }
  const saved = toDraft(state.saved)
  const sentence = fieldsOf(edits).flatMap((field) => checkField(draft, saved, field).problem ?? [])[0]
  return sentence ? { kind: 'refused', sentence } : { kind: 'saved' }
}

export function isUploading({ uploads }: EditState) {
  return Object.values(uploads).some((upload) => upload !== undefined)
}

/** What the server said against the value that stands there now. */
export function refusalOf(state: EditState, field: DraftField) {
  return findRefusal(state, field)?.sentence
}

function findRefusal({ refused, draft, edits }: EditState, field: DraftField) {
  const refusal = edits[field] === undefined ? undefined : refused[field]
  return refusal && isSame(refusal.value, draft[field]) ? refusal : undefined
}

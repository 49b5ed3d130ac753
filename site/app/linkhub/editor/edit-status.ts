import { type DraftField, fieldsOf, isSame, toDraft } from './edit-draft.ts'
import { firstProblem } from './edit-problems.ts'
import { type EditState, unsavedEdit, unsentValues } from './edit-state.ts'

export type SaveStatus =
  | { kind: 'saved' | 'saving' }
  | { kind: 'waiting'; waitsFor: 'network' | 'server' }
  | { kind: 'refused'; sentence: string; needsProof?: boolean | undefined }
  | { kind: 'halted'; sentence: string }

/** How the changes stand, in the order in which an owner wants to know. */
export function saveStatus(state: EditState): SaveStatus {
  const hasUnsent = fieldsOf(unsentValues(state)).length > 0
  const isUploading = Object.values(state.uploads).some((upload) => upload !== undefined)
  if (state.halted) return { kind: 'halted', sentence: state.halted }
  if (state.waitsFor && (hasUnsent || isUploading)) return { kind: 'waiting', waitsFor: state.waitsFor }
  if (state.sending || hasUnsent || isUploading) return { kind: 'saving' }
  const refusal = firstRefusal(state)
  if (refusal) return { kind: 'refused', sentence: refusal.sentence, needsProof: refusal.needsProof }
  const sentence = firstProblem(state.draft, toDraft(state.saved))
  return sentence ? { kind: 'refused', sentence } : { kind: 'saved' }
}

/** What the server said against the value that stands there now. */
export function refusalOf(state: EditState, field: DraftField) {
  return findRefusal(state, field)?.sentence
}

function findRefusal({ refused, draft }: EditState, field: DraftField) {
  const refusal = refused[field]
  return refusal && isSame(refusal.value, draft[field]) ? refusal : undefined
}

function firstRefusal(state: EditState) {
  return fieldsOf(unsavedEdit(state))
    .map((field) => findRefusal(state, field))
    .find((refusal) => refusal !== undefined)
}

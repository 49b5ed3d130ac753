import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { asStored, type Draft, type DraftField, fieldsOf, isSame, pick, toDraft } from './edit-draft.ts'
import { addStep, hasPictured, hasTouched } from './edit-history.ts'
import { type EditState, type Overtaken, unsavedEdit } from './edit-state.ts'

/**
 * Somebody else has saved. What is unsaved here will be saved after it, so it stays; all else shows as they left it. Of
 * their fields only those are told that were written here too, and one step of undo exchanges the versions.
 */
export function overtake(state: EditState, newer: OwnProfile): EditState {
  const [known, theirs] = [toDraft(state.saved), toDraft(newer)]
  const edits = unsavedEdit(state)
  // A value that was sent from here and whose answer was lost is nobody else's.
  const isNews = (field: DraftField) =>
    !isSame(theirs[field], known[field]) && !isSame(theirs[field], state.unanswered[field])
  const news = fieldsOf(theirs).filter(isNews)
  const mine = news.filter(
    (field) => edits[field] !== undefined && !isSame(asStored(state.draft, field), theirs[field]),
  )
  const lost = news.filter((field) => edits[field] === undefined && hasTouched(state.history, field))
  return tell(
    { ...state, saved: newer, edits, unanswered: {} },
    {
      mine: [...mine, ...picturesOvertaken(state, newer, 'mine')],
      theirs: [...lost, ...picturesOvertaken(state, newer, 'theirs')],
    },
    {
      before: { ...pick(theirs, mine), ...pick(known, lost) },
      after: { ...pick(edits, mine), ...pick(theirs, lost) },
    },
  )
}

/**
 * Edits of an earlier visit that were never acknowledged. Where the page was changed since, that change is the later one and
 * stays; undo brings the edit back.
 */
export function restore(
  state: EditState,
  { edit, base }: { edit: Partial<Draft>; base: Partial<Draft> },
): EditState {
  const stored = toDraft(state.saved)
  const lost = fieldsOf(edit).filter(
    (field) => !isSame(stored[field], base[field]) && !isSame(stored[field], edit[field]),
  )
  const kept = fieldsOf(edit).filter((field) => !lost.includes(field))
  return tell(
    { ...state, edits: { ...state.edits, ...pick(edit, kept) } },
    { mine: [], theirs: lost },
    { before: pick(edit, lost), after: pick(stored, lost) },
  )
}

interface Exchange {
  before: Partial<Draft>
  after: Partial<Draft>
}

function tell(state: EditState, { mine, theirs }: Overtaken, exchange: Exchange): EditState {
  if (mine.length + theirs.length === 0) return state
  const overtaken = {
    mine: [...new Set([...state.overtaken.mine, ...mine])],
    theirs: [...new Set([...state.overtaken.theirs, ...theirs])],
  }
  const isUndoable = fieldsOf(exchange.after).length > 0
  const history = isUndoable ? addStep(state.history, { ...exchange, at: 0 }) : state.history
  return { ...state, overtaken, history }
}

/** Pictures are not edits: one that waits to be sent will replace theirs, one that was sent from here was replaced. */
function picturesOvertaken(
  { saved, uploads, history }: EditState,
  newer: OwnProfile,
  whose: keyof Overtaken,
) {
  const kinds = (['profile', 'banner'] as const).filter((kind) => {
    if (saved[`${kind}Image`] === newer[`${kind}Image`]) return false
    return whose === 'mine' ? uploads[kind] : !uploads[kind] && hasPictured(history, kind)
  })
  return kinds.map((kind) => `${kind}Image` as const)
}

import type { PictureKind } from '@nokshi/contract/linkhub.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { checkField } from './check-draft.ts'
import { type Draft, type DraftField, draftFields, fieldsOf, isSame, pick, toDraft } from './draft.ts'
import type { PicturePlace } from './picture-place.ts'
import { addStep, takeStep, type UndoStack } from './undo-stack.ts'

/** A picture on its way to the server. */
interface Upload {
  /** How far it has come, from 0 to 1. */
  share: number
  /** What shows it meanwhile; null where it goes, undefined where nothing is at hand. */
  address: string | null | undefined
}

export type ConflictField = DraftField | `${PictureKind}Image`

/** Fields that were written in two places. The last write wins, and the owner is told which one it was. */
interface Conflict {
  /** Written here last: they replace what was saved elsewhere. */
  mine: ConflictField[]
  /** Saved elsewhere after they were written here. */
  theirs: ConflictField[]
}

export interface EditState {
  /** The profile as the server answered last. */
  saved: OwnProfile
  /** What the owner changed and the server has not confirmed. */
  edits: Partial<Draft>
  /** What the owner sees: the saved profile with the edits. */
  draft: Draft
  undoStack: UndoStack
  /** What was sent and not answered yet. Found on the server, it is no change by somebody else. */
  unanswered: Partial<Draft>[]
  /** What the server refused: it is sent again once it changes, or once the password was given. */
  refused: Partial<Record<DraftField, { value: unknown; sentence: string; needsProof: boolean }>>
  /** Until the owner has read it. */
  conflict: Conflict
  uploads: Partial<Record<PicturePlace, Upload>>
  /** Why nothing goes out just now, though it is tried again and again. */
  waitsFor?: 'network' | 'server' | undefined
  /** Why nothing can be saved until the owner does something, such as log in again. */
  halted?: string | undefined
}

export const noConflict: Conflict = { mine: [], theirs: [] }

export function startEditing(profile: OwnProfile): EditState {
  return {
    saved: profile,
    edits: {},
    draft: toDraft(profile),
    undoStack: { past: [], future: [] },
    unanswered: [],
    refused: {},
    conflict: noConflict,
    uploads: {},
  }
}

/** The state with these edits on top of what is saved. Those that change nothing are dropped. */
function withEdits(state: EditState, edits: Partial<Draft>): EditState {
  const saved = toDraft(state.saved)
  const draft = { ...saved, ...edits }
  const isChange = (field: DraftField) =>
    isUnanswered(state, field) || !isSame(checkField(draft, saved, field).stored, saved[field])
  const changes = pick(edits, fieldsOf(edits).filter(isChange))
  return { ...state, edits: changes, draft: { ...saved, ...changes } }
}

/** Whether the server may have another value by now than the one that is saved as far as we know. */
function isUnanswered({ unanswered }: EditState, field: DraftField) {
  return unanswered.some((values) => values[field] !== undefined)
}

type Step = Parameters<typeof addStep>[1]

export function edit(state: EditState, set: Partial<Draft>, step: Pick<Step, 'burst' | 'picture'> = {}) {
  const before = pick(state.draft, fieldsOf(set))
  if (isSame(before, set)) return state
  const undoStack = addStep(state.undoStack, { before, after: set, ...step })
  return withEdits({ ...state, undoStack }, { ...state.edits, ...set })
}

export function undoOrRedo(state: EditState, direction: 'undo' | 'redo') {
  const taken = takeStep(state.undoStack, direction)
  if (!taken) return undefined
  const next = { ...state, undoStack: taken.undoStack, conflict: noConflict }
  return { state: withEdits(next, { ...state.edits, ...taken.set }), picture: taken.picture }
}

/** What would be sent now, without what was refused in this very form. */
export function unsentValues(state: EditState): Partial<Draft> {
  const { draft, edits, refused } = state
  const saved = toDraft(state.saved)
  const values = fieldsOf(edits)
    .filter((field) => !isSame(refused[field]?.value, draft[field]))
    .map((field) => [field, checkField(draft, saved, field).sendable] as const)
  const isNew = (field: DraftField, value: unknown) =>
    value !== undefined && (isUnanswered(state, field) || !isSame(value, saved[field]))
  return Object.fromEntries(values.filter(([field, value]) => isNew(field, value)))
}

/** Values that went to the server, and the state they were made from. */
export interface SentEdit {
  values: Partial<Draft>
  from: EditState
}

/** These values are on their way, perhaps once more. */
export function expectAnswer(state: EditState, values: Partial<Draft>): EditState {
  const others = state.unanswered.filter((one) => !isSame(one, values))
  return { ...state, unanswered: [...others, values] }
}

/** What the server took shows as it wrote it. What changed meanwhile, or was sent in part, stays an edit. */
export function acknowledge(state: EditState, answer: OwnProfile, sent?: SentEdit): EditState {
  const isNewest = answer.version >= state.saved.version
  const isTaken = (field: DraftField) =>
    isNewest &&
    sent?.values[field] !== undefined &&
    state.edits[field] === sent.from.edits[field] &&
    isSame(sent.values[field], checkField(sent.from.draft, toDraft(sent.from.saved), field).stored)
  const kept = fieldsOf(state.edits).filter((field) => !isTaken(field))
  const saved = isNewest ? answer : state.saved
  return withEdits({ ...state, saved, unanswered: [], halted: undefined }, pick(state.edits, kept))
}

/** Of the fields that were sent, those that the server names are refused, or all where it names none. */
export function refuse(
  state: EditState,
  { values, from }: SentEdit,
  refusal: { sentence: string; paths: string[]; needsProof: boolean },
): EditState {
  const named = refusal.paths.map(toField)
  const sent = fieldsOf(values)
  const fields = sent.some((field) => named.includes(field)) ? sent.filter((field) => named.includes(field)) : sent
  const { sentence, needsProof } = refusal
  const refused = fields.map((field) => [field, { value: from.draft[field], sentence, needsProof }])
  return {
    ...state,
    refused: { ...state.refused, ...Object.fromEntries(refused) },
    unanswered: state.unanswered.filter((one) => one !== values),
  }
}

/** The field of the editor that a path of the API is about. */
function toField(path: string) {
  const field = path.replace(/^(?:socials|ways|look)\./, '').replace(/\..*/, '')
  return field === 'linkDetails' ? 'customLinks' : field
}

/** The password was given, so what waits for it is sent again. */
export function allowProved(state: EditState): EditState {
  const others = Object.entries(state.refused).filter(([, { needsProof }]) => !needsProof)
  return { ...state, refused: Object.fromEntries(others) }
}

/**
 * Another tab or device has saved. What is unsaved here will be saved after it, so it stays; all else shows
 * as they left it. The owner is told of the fields that were written here too, and one step of undo exchanges
 * the versions.
 */
export function rebase(state: EditState, newer: OwnProfile): EditState {
  if (newer.version <= state.saved.version) return state
  const [known, theirs] = [toDraft(state.saved), toDraft(newer)]
  const next = withEdits({ ...state, saved: newer }, state.edits)
  const changed = draftFields.filter(
    (field) => ![known, ...state.unanswered].some((values) => isSame(values[field], theirs[field])),
  )
  const wasEdited = (field: DraftField) => state.undoStack.past.some(({ after }) => after[field] !== undefined)
  const mine = changed.filter((field) => next.edits[field] !== undefined)
  const lost = changed.filter((field) => state.edits[field] === undefined && wasEdited(field))
  const pictures = (['profile', 'banner', 'background'] as const).filter(
    (kind) => state.saved[`${kind}Image`] !== newer[`${kind}Image`],
  )
  const wasPictured = (place: PicturePlace) => state.undoStack.past.some(({ picture }) => picture?.place === place)
  const sending = pictures.filter((kind) => state.uploads[kind])
  const replaced = pictures.filter((kind) => !state.uploads[kind] && wasPictured(kind))
  return addConflict(
    next,
    {
      mine: [...mine, ...sending.map((kind) => `${kind}Image` as const)],
      theirs: [...lost, ...replaced.map((kind) => `${kind}Image` as const)],
    },
    {
      before: { ...pick(theirs, mine), ...pick(known, lost) },
      after: { ...pick(next.edits, mine), ...pick(theirs, lost) },
    },
  )
}

/** An edit that was kept by the browser, and what the server held in its place at that time. */
export interface KeptEdit {
  edit: Partial<Draft>
  base: Partial<Draft>
}

/**
 * Takes up an edit of an earlier visit. Where the page was changed since, that change is the later one and
 * stays; undo brings the edit back.
 */
export function restore(state: EditState, { edit, base }: KeptEdit): EditState {
  const stored = toDraft(state.saved)
  const lost = fieldsOf(edit).filter(
    (field) => !isSame(stored[field], base[field]) && !isSame(stored[field], edit[field]),
  )
  const kept = fieldsOf(edit).filter((field) => !lost.includes(field))
  return addConflict(
    withEdits(state, { ...state.edits, ...pick(edit, kept) }),
    { mine: [], theirs: lost },
    { before: pick(edit, lost), after: pick(stored, lost) },
  )
}

function addConflict(state: EditState, { mine, theirs }: Conflict, step: Step): EditState {
  const conflict = {
    mine: [...new Set([...state.conflict.mine, ...mine])],
    theirs: [...new Set([...state.conflict.theirs, ...theirs])],
  }
  const isUndoable = fieldsOf(step.after).length > 0
  return { ...state, conflict, undoStack: isUndoable ? addStep(state.undoStack, step) : state.undoStack }
}

import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { checkField } from './check-draft.ts'
import { type Draft, type DraftField, draftFields, fieldsOf, isSame, pick, toDraft } from './draft.ts'
import type { PicturePlace } from './picture-place.ts'
import { addStep, takeStep, type UndoStack } from './undo-stack.ts'

interface Upload {
  /** What shows it meanwhile; null where it goes, undefined where nothing is at hand. */
  address: string | null | undefined
}

export interface EditState {
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
  /** Something was written in two places. The last write wins, and the owner is told. */
  hasConflict: boolean
  uploads: Partial<Record<PicturePlace, Upload>>
  /** Why nothing goes out just now, though it is tried again and again. */
  waitsFor?: 'network' | 'server' | undefined
  /** Why nothing can be saved until the owner does something, such as log in again. */
  halted?: string | undefined
}

export function startEditing(profile: OwnProfile): EditState {
  return {
    saved: profile,
    edits: {},
    draft: toDraft(profile),
    undoStack: { past: [], future: [] },
    unanswered: [],
    refused: {},
    hasConflict: false,
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
  const next = { ...state, undoStack: taken.undoStack, hasConflict: false }
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

export interface SentEdit {
  values: Partial<Draft>
  from: EditState
}

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

function toField(path: string) {
  const field = path.replace(/^(?:socials|contactMethods|look)\./, '').replace(/\..*/, '')
  return field === 'linkDetails' ? 'customLinks' : field
}

/** The password was given, so what waits for it is sent again. */
export function allowProved(state: EditState): EditState {
  const others = Object.entries(state.refused).filter(([, { needsProof }]) => !needsProof)
  return { ...state, refused: Object.fromEntries(others) }
}

/**
 * Another tab or device has saved. What is unsaved here will be saved after it, so it stays; all else shows
 * as they left it. Where something was written here too, the owner is told, and one step of undo exchanges
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
  const wasPictured = (place: PicturePlace) => state.undoStack.past.some(({ picture }) => picture?.place === place)
  const isPictureReplaced = (['profile', 'banner', 'background'] as const).some(
    (kind) =>
      state.saved[`${kind}Image`] !== newer[`${kind}Image`] && (state.uploads[kind] !== undefined || wasPictured(kind)),
  )
  const step = {
    before: { ...pick(theirs, mine), ...pick(known, lost) },
    after: { ...pick(next.edits, mine), ...pick(theirs, lost) },
  }
  return addConflict(isPictureReplaced ? { ...next, hasConflict: true } : next, step)
}

/** An edit that was kept by the browser, and what the server held in its place at that time. */
interface KeptEdit {
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
  const step = { before: pick(edit, lost), after: pick(stored, lost) }
  return addConflict(withEdits(state, { ...state.edits, ...pick(edit, kept) }), step)
}

function addConflict(state: EditState, step: Step): EditState {
  if (fieldsOf(step.after).length === 0) return state
  return { ...state, hasConflict: true, undoStack: addStep(state.undoStack, step) }
}

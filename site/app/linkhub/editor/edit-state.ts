import type { PictureKind } from '@nokshi/contract/linkhub.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { acknowledge, adopt } from './edit-acknowledge.ts'
import {
  changedFields,
  type Draft,
  type DraftField,
  isSame,
  pick,
  sendableEdit,
  toDraft,
} from './edit-draft.ts'
import {
  addStep,
  type EditHistory,
  emptyHistory,
  type PictureStep,
  redoStep,
  touchedFields,
  undoStep,
} from './edit-history.ts'
import { contestedFields, knownDraft, mergeDrafts, stepDraft } from './edit-merge.ts'

/** A picture on its way to the server, or one that is about to go. */
export interface Upload {
  /** How far it has come, from 0 to 1. */
  share: number
  /** What shows it meanwhile; null where it goes, undefined where nothing is at hand. */
  address: string | null | undefined
}

export interface EditState {
  /** The server's last word. */
  saved: OwnProfile
  /** What the owner sees: the saved profile and every change since. */
  draft: Draft
  history: EditHistory
  /** The edit under way, and the draft it was made from. */
  sending?: { edit: Partial<Draft>; from: Draft } | undefined
  /** Edits that were sent and never answered. They may have arrived. */
  unanswered: Partial<Draft>[]
  /** What the server would not have. It is not sent again before it changes. */
  refused: Partial<Record<DraftField, { value: unknown; sentence: string }>>
  /** The profile as somebody else has left it while changes waited here. */
  newer?: OwnProfile | undefined
  /** Why nothing goes out just now, though it is tried again and again. */
  waitsFor?: 'network' | 'server' | undefined
  uploads: Partial<Record<PictureKind, Upload>>
  /** Why nothing can be saved until the owner does something, such as log in again. */
  halted?: string | undefined
}

export type EditAction =
  | { type: 'edited'; set: Partial<Draft>; burst?: string | undefined; at: number }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'sent'; edit: Partial<Draft> }
  | { type: 'acknowledged'; profile: OwnProfile }
  | { type: 'delayed'; waitsFor: 'network' | 'server' }
  | { type: 'refused'; sentence: string; fields: string[] }
  | { type: 'halted'; sentence: string }
  | { type: 'resumed' }
  | { type: 'overtaken'; newer: OwnProfile }
  | { type: 'newer-shown'; at: number }
  | { type: 'mine-kept' }
  | { type: 'uploading'; kind: PictureKind; upload: Upload | undefined }
  | { type: 'pictured'; picture: PictureStep; at: number }
  | { type: 'restored'; edit: Partial<Draft>; base: Partial<Draft> }

export function startEditing(profile: OwnProfile): EditState {
  return {
    saved: profile,
    draft: toDraft(profile),
    history: emptyHistory,
    unanswered: [],
    refused: {},
    uploads: {},
  }
}

export function editReducer(state: EditState, action: EditAction): EditState {
  switch (action.type) {
    case 'edited':
      return edit(state, action)
    case 'undone':
      return travel(state, undoStep(state.history))
    case 'redone':
      return travel(state, redoStep(state.history))
    case 'sent':
      return { ...state, sending: { edit: action.edit, from: state.draft } }
    case 'acknowledged':
      return acknowledge(state, action.profile)
    case 'delayed':
      return delay(state, action.waitsFor)
    case 'refused':
      return refuse(state, action)
    case 'halted':
      return { ...state, sending: undefined, waitsFor: undefined, halted: action.sentence }
    case 'resumed':
      return { ...state, halted: undefined }
    case 'overtaken':
      return overtake(state, action.newer)
    case 'newer-shown':
      return showNewer(state, action.at)
    case 'mine-kept':
      return state.newer ? { ...adopt(state, state.newer), newer: undefined } : state
    case 'uploading':
      return { ...state, uploads: { ...state.uploads, [action.kind]: action.upload } }
    case 'pictured':
      return {
        ...state,
        history: addStep(state.history, { before: {}, after: {}, picture: action.picture, at: action.at }),
      }
    case 'restored':
      return restore(state, action)
  }
}

/** What would be sent now, without what was refused in this very form. */
export function unsentEdit({ draft, saved, refused }: EditState): Partial<Draft> {
  const edit = sendableEdit(draft, toDraft(saved))
  const fields = touchedFields(edit).filter((field) => !isSame(refused[field]?.value, draft[field]))
  return Object.fromEntries(fields.map((field) => [field, edit[field]]))
}

/** Everything the server does not have yet, half-written words included. */
export function unsavedEdit({ draft, saved }: EditState): Partial<Draft> {
  return pick(draft, changedFields(draft, toDraft(saved)))
}

function edit(state: EditState, { set, burst, at }: Extract<EditAction, { type: 'edited' }>): EditState {
  const before = pick(state.draft, touchedFields(set))
  if (isSame(before, set)) return state
  const history = addStep(state.history, { before, after: set, burst, at })
  return { ...state, draft: { ...state.draft, ...set }, history }
}

function travel(state: EditState, { history, from = {}, to = {} }: ReturnType<typeof undoStep>): EditState {
  return { ...state, history, draft: stepDraft(state.draft, from, to) }
}

function delay(state: EditState, waitsFor: EditState['waitsFor']): EditState {
  const { sending, unanswered } = state
  const isAgain = !sending || isSame(sending.edit, unanswered.at(-1))
  return {
    ...state,
    sending: undefined,
    waitsFor,
    unanswered: isAgain ? unanswered : [...unanswered, sending.edit],
  }
}

function refuse(state: EditState, { sentence, fields }: Extract<EditAction, { type: 'refused' }>): EditState {
  const { sending } = state
  if (!sending) return state
  const sent = touchedFields(sending.edit)
  const named = sent.filter((field) => fields.includes(field))
  const guilty = named.length > 0 ? named : sent
  const refusals = guilty.map((field) => [field, { value: sending.from[field], sentence }])
  return {
    ...state,
    sending: undefined,
    waitsFor: undefined,
    refused: { ...state.refused, ...Object.fromEntries(refusals) },
  }
}

/** Somebody else has saved. Where both sides have changed the same the owner decides; all else goes together. */
function overtake(state: EditState, newer: OwnProfile): EditState {
  if (newer.version <= state.saved.version) return state
  const idle = { ...state, sending: undefined, waitsFor: undefined }
  const theirs = toDraft(newer)
  const known = knownDraft(toDraft(state.saved), state.unanswered, theirs)
  const contested = contestedFields(state.draft, known, theirs)
  return contested.length > 0 ? { ...idle, newer } : { ...adopt(idle, newer), newer: undefined }
}

/** What was changed here is one step back: nothing is lost by looking. */
function showNewer(state: EditState, at: number): EditState {
  if (!state.newer) return state
  const changed = changedFields(state.draft, toDraft(state.saved))
  const step = { before: pick(state.draft, changed), after: pick(toDraft(state.newer), changed), at }
  return {
    ...state,
    saved: state.newer,
    draft: toDraft(state.newer),
    history: addStep(state.history, step),
    newer: undefined,
    unanswered: [],
    refused: {},
  }
}

/** Changes of an earlier visit that were never acknowledged. Where the server has moved on since, the owner decides. */
function restore(state: EditState, { edit, base }: Extract<EditAction, { type: 'restored' }>): EditState {
  const stored = toDraft(state.saved)
  const found = { ...stored, ...base }
  const left = { ...found, ...edit }
  const draft = mergeDrafts(left, found, state.draft)
  const isContested = contestedFields(left, found, stored).length > 0
  return { ...state, draft, ...(isContested && { newer: state.saved }) }
}

import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { asStored, type Draft, fieldsOf, isSame, pick, toDraft } from './edit-draft.ts'
import { addStep, type PictureStep, takeStep } from './edit-history.ts'
import { overtake, restore } from './edit-overtaken.ts'
import { type EditState, nothingOvertaken, type Upload, unsavedEdit } from './edit-state.ts'
import type { PicturePlace } from './picture-place.ts'

export type EditAction =
  | { type: 'edited'; set: Partial<Draft>; burst?: string; picture?: PictureStep; at: number }
  | { type: 'undone' | 'redone' }
  | { type: 'sent'; values: Partial<Draft> }
  | { type: 'acknowledged'; profile: OwnProfile }
  | { type: 'delayed'; waitsFor: 'network' | 'server' }
  | { type: 'refused'; sentence: string; fields: string[]; needsProof?: boolean }
  | { type: 'proved' }
  | { type: 'halted'; sentence: string }
  | { type: 'resumed' }
  | { type: 'overtaken'; newer: OwnProfile }
  | { type: 'overtaken-read' }
  | { type: 'uploading'; kind: PicturePlace; upload: Upload | undefined }
  | { type: 'pictured'; picture: PictureStep; at: number }
  | { type: 'restored'; edit: Partial<Draft>; base: Partial<Draft> }

export function editReducer(state: EditState, action: EditAction): EditState {
  const next = reduce(state, action)
  return { ...next, draft: { ...toDraft(next.saved), ...next.edits } }
}

function reduce(state: EditState, action: EditAction): EditState {
  const idle = { ...state, sending: undefined, waitsFor: undefined }
  switch (action.type) {
    case 'edited':
      return edit(state, action)
    case 'undone':
    case 'redone':
      return travel(state, action.type)
    case 'sent':
      return { ...state, sending: { values: action.values, from: state.draft } }
    case 'acknowledged':
      return acknowledge(state, action.profile)
    case 'delayed':
      return {
        ...idle,
        waitsFor: action.waitsFor,
        unanswered: { ...state.unanswered, ...state.sending?.values },
      }
    case 'refused':
      return { ...idle, refused: { ...state.refused, ...refusalsOf(state, action) } }
    case 'proved':
      return { ...state, refused: withoutProofs(state) }
    case 'halted':
      return { ...idle, halted: action.sentence }
    case 'resumed':
      return { ...state, halted: undefined }
    case 'overtaken':
      return action.newer.version > state.saved.version ? overtake(idle, action.newer) : idle
    case 'overtaken-read':
      return { ...state, overtaken: nothingOvertaken }
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

function edit(state: EditState, { set, at, ...step }: Extract<EditAction, { type: 'edited' }>): EditState {
  const before = pick(state.draft, fieldsOf(set))
  if (isSame(before, set)) return state
  const history = addStep(state.history, { before, after: set, at, ...step })
  return { ...state, edits: { ...state.edits, ...set }, history }
}

function travel(state: EditState, way: 'undone' | 'redone'): EditState {
  const taken = takeStep(state.history, way)
  if (!taken) return state
  const edits = { ...state.edits, ...taken.set }
  return { ...state, history: taken.history, edits, overtaken: nothingOvertaken }
}

/** What the server took is no edit any more and shows as it wrote it; what changed meanwhile stays an edit. */
function acknowledge(state: EditState, profile: OwnProfile): EditState {
  const { sending, edits } = state
  const unsaved = unsavedEdit(state)
  const kept = fieldsOf(edits).filter((field) => {
    if (sending?.values[field] === undefined) return unsaved[field] !== undefined
    // Of several links some may not have been right yet: then the list was sent without them.
    const wasSentWhole = isSame(asStored(sending.from, field), sending.values[field])
    return !(wasSentWhole && isSame(edits[field], sending.from[field]))
  })
  return {
    ...state,
    saved: profile,
    edits: pick(edits, kept),
    unanswered: {},
    sending: undefined,
    waitsFor: undefined,
    halted: undefined,
  }
}

/** Of the fields that were sent those that the server names, or all of them where it names none. */
function refusalsOf({ sending }: EditState, action: Extract<EditAction, { type: 'refused' }>) {
  const { sentence, fields, needsProof } = action
  if (!sending) return {}
  const sent = fieldsOf(sending.values)
  const named = sent.filter((field) => fields.includes(field))
  const refused = named.length > 0 ? named : sent
  return Object.fromEntries(
    refused.map((field) => [field, { value: sending.from[field], sentence, needsProof }]),
  )
}

function withoutProofs({ refused }: EditState): EditState['refused'] {
  return Object.fromEntries(Object.entries(refused).filter(([, { needsProof }]) => !needsProof))
}

import { showingAt } from '@nokshi/contract/linkhub/link-details.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { type DraftLink, planOf } from './draft-lists.ts'
import { lookOf, waysOf } from './draft-ways.ts'
import {
  changedFields,
  type Draft,
  type DraftField,
  fieldsOf,
  isSame,
  pick,
  sendableValues,
  socialsOf,
  toDraft,
} from './edit-draft.ts'
import { type EditHistory, emptyHistory } from './edit-history.ts'
import { isComplete } from './edit-problems.ts'
import { linkPlace, type PicturePlace, pictureAtPlace } from './picture-place.ts'

/** A picture on its way to the server, or one that is about to go. */
export interface Upload {
  /** How far it has come, from 0 to 1. */
  share: number
  /** What shows it meanwhile; null where it goes, undefined where nothing is at hand. */
  address: string | null | undefined
}

export type OvertakenField = DraftField | 'profileImage' | 'bannerImage'

/** Fields that were written in two places. Per field the last write wins, and the owner is told which one that was. */
export interface Overtaken {
  /** Written here last: they replace what was saved elsewhere. */
  mine: OvertakenField[]
  /** Saved elsewhere after they were written here. */
  theirs: OvertakenField[]
}

export interface EditState {
  /** The profile as the server answered last. */
  saved: OwnProfile
  /** What the owner changed and the server has not confirmed. It stays on top of whatever the server has. */
  edits: Partial<Draft>
  /** What the owner sees: the saved profile with the edits. */
  draft: Draft
  history: EditHistory
  /** The values under way, and the draft they were made from. */
  sending?: { values: Partial<Draft>; from: Draft } | undefined
  /** Values that were sent and never answered. They may have arrived. */
  unanswered: Partial<Draft>
  /** What the server refused. It is not sent again before it changes, or before the owner gave the password that it needs. */
  refused: Partial<Record<DraftField, { value: unknown; sentence: string; needsProof?: boolean | undefined }>>
  /** What was written here and somewhere else, until the owner has read it. */
  overtaken: Overtaken
  /** Why nothing goes out just now, though it is tried again and again. */
  waitsFor?: 'network' | 'server' | undefined
  uploads: Partial<Record<PicturePlace, Upload>>
  /** Why nothing can be saved until the owner does something, such as log in again. */
  halted?: string | undefined
}

export const nothingOvertaken: Overtaken = { mine: [], theirs: [] }

export function startEditing(profile: OwnProfile): EditState {
  return {
    saved: profile,
    edits: {},
    draft: toDraft(profile),
    history: emptyHistory,
    unanswered: {},
    refused: {},
    overtaken: nothingOvertaken,
    uploads: {},
  }
}

/** What would be sent now, without what was refused in this very form. */
export function unsentValues({ draft, edits, saved, refused }: EditState): Partial<Draft> {
  const fields = fieldsOf(edits).filter((field) => !isSame(refused[field]?.value, draft[field]))
  return sendableValues(draft, toDraft(saved), fields)
}

/** Everything the server does not have yet, half-written words included. */
export function unsavedEdit({ draft, edits, saved }: EditState): Partial<Draft> {
  return pick(draft, changedFields(draft, toDraft(saved), fieldsOf(edits)))
}

/** The page as it would be with everything that stands in the editor, saved or not. */
export function shownProfile(state: EditState, triedUsername?: string): OwnProfile {
  const { saved, draft } = state
  const links = draft.customLinks.filter(
    (link) => isComplete(link) && showingAt(link, Date.now()) === 'shown',
  )
  return {
    ...saved,
    ...draft,
    socials: socialsOf(draft),
    ways: waysOf(draft),
    look: lookOf(draft),
    linkDetails: shownDetails(state, links),
    username: triedUsername ?? draft.username,
    customLinks: links.map(({ title, url }) => ({ title, url })),
    linkIds: links.map(({ id }) => id),
    profileImage: shownPicture(state, 'profile'),
    bannerImage: shownPicture(state, 'banner'),
  }
}

function shownDetails(state: EditState, links: DraftLink[]) {
  const details = links.map((link) => {
    const picture = shownPicture(state, linkPlace(link.id))
    return [link.id, { ...planOf(link), ...(picture !== null && { picture }) }] as const
  })
  return Object.fromEntries(details.filter(([, detail]) => Object.keys(detail).length > 0))
}

/** The picture that hangs there, or the one that is on its way. */
export function shownPicture({ saved, uploads }: EditState, place: PicturePlace) {
  const upload = uploads[place]
  return upload?.address === undefined ? pictureAtPlace(saved, place) : upload.address
}

import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { type SocialKind, socialKinds } from '@nokshi/contract/safe-url.ts'
import {
  changedFields,
  type Draft,
  type DraftField,
  draftFields,
  isSame,
  pick,
  socialAsStored,
  toDraft,
} from './edit-draft.ts'
import { touchedFields } from './edit-history.ts'
import { knownDraft, mergeDrafts } from './edit-merge.ts'
import type { EditState } from './edit-state.ts'

/** On top of what the server has now stands what was changed here. */
export function adopt(state: EditState, profile: OwnProfile): EditState {
  const newer = toDraft(profile)
  const known = knownDraft(toDraft(state.saved), state.unanswered, newer)
  return { ...state, saved: profile, draft: mergeDrafts(state.draft, known, newer), unanswered: [] }
}

/** What the server took is settled, as it wrote it; what changed meanwhile stays as it is. */
export function acknowledge(state: EditState, profile: OwnProfile): EditState {
  const { sending } = state
  const adopted = { ...adopt(state, profile), sending: undefined, waitsFor: undefined, halted: undefined }
  if (!sending) return adopted
  const stored = toDraft(profile)
  const settled = draftFields.filter((field) => isSettled(field, state.draft, sending))
  return {
    ...adopted,
    draft: {
      ...adopted.draft,
      // Taken back while it was on its way, a field looks unchanged; it is the server that has changed.
      ...pick(state.draft, touchedFields(sending.edit)),
      ...(sending.edit.socials && { socials: settleSocials(state.draft.socials, sending, stored.socials) }),
      ...pick(stored, settled),
    },
  }
}

type Sending = NonNullable<EditState['sending']>

/** Whether a field was sent whole and not touched since. */
function isSettled(field: DraftField, draft: Draft, { edit, from }: Sending) {
  if (field === 'socials' || edit[field] === undefined) return false
  const wasWhole = !changedFields(from, { ...from, ...edit }).includes(field)
  return wasWhole && isSame(draft[field], from[field])
}

/** One by one: the server writes some of them better than they were typed, such as a number with its country. */
function settleSocials(draft: Draft['socials'], { edit, from }: Sending, stored: Draft['socials']) {
  const settle = (kind: SocialKind) => {
    // Where it was not right yet, the server's own word stood in its place.
    const wasSent = socialAsStored(kind, from) === edit.socials?.[kind]
    return wasSent && draft[kind] === from.socials[kind] ? stored[kind] : draft[kind]
  }
  const values = socialKinds.map((kind) => [kind, settle(kind)] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

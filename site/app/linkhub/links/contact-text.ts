import { type ProfileKind, profileKinds } from '@nokshi/contract/linkhub/profile-sites.ts'
import type { SocialKind } from '@nokshi/contract/safe-url.ts'
import { fieldProblem, profileProblem } from '../editor/check-draft.ts'
import { toDraft } from '../editor/draft.ts'
import { refusalOf } from '../editor/save-status.ts'
import type { Editing } from '../editor/use-profile-editor.ts'

export const contactMethods = ['phone', 'email', 'greeting'] as const
export type ContactMethod = (typeof contactMethods)[number]

/** A text that has a row of its own. */
export type ContactText = SocialKind | ContactMethod | ProfileKind

/** The row whose field is open: one at a time. */
export interface OpenContact {
  openField: ContactText | undefined
  onOpen: (field: ContactText | undefined) => void
}

/** The draft has the six profiles and the contact methods as fields, and further profiles in a list. */
export function contactText({ editor, state }: Editing, field: ContactText) {
  const { draft, saved } = state
  const kind = profileKinds.find((one) => one === field)
  if (kind === undefined) {
    const name = field as Exclude<ContactText, ProfileKind>
    return {
      value: draft[name],
      saved: toDraft(saved)[name],
      findProblem: (text: string) => fieldProblem(name, text, draft.timeZone) ?? refusalOf(state, name),
      type: (text: string) => editor.type({ [name]: text }, name),
      remove: () => editor.change({ [name]: '' }),
    }
  }
  const valueIn = (profiles: typeof draft.profiles) => profiles.find((one) => one.kind === kind)?.value ?? ''
  return {
    value: valueIn(draft.profiles),
    saved: valueIn(saved.profiles),
    findProblem: (value: string) =>
      profileProblem({ kind, value }) ?? (value === valueIn(saved.profiles) ? undefined : refusalOf(state, 'profiles')),
    type: (value: string) =>
      editor.type(
        { profiles: draft.profiles.map((one) => (one.kind === kind ? { kind, value } : one)) },
        `profile ${kind}`,
      ),
    remove: () => editor.change({ profiles: draft.profiles.filter((one) => one.kind !== kind) }),
  }
}

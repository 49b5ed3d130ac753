import { CustomLink, Socials } from '@nokshi/contract/linkhub.ts'
import { type OwnProfile, ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import { bySocialKind, type SocialKind, socialKinds } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { hashKey } from '@tanstack/react-query'
import { certainChatNumber } from './chat-number.ts'

/** A link as it stands in the editor: perhaps half written, but with its id from the first moment. */
export interface DraftLink {
  id: string
  title: string
  url: string
}

const plainFields = [
  'name',
  'username',
  'bio',
  'gradient',
  'selectedColor',
  'language',
  'timeZone',
  'countsOwnVisits',
] as const satisfies (keyof OwnProfile)[]

/**
 * What the owner edits, exactly as it was typed: a field per social link, empty where none is set, and one for the list of
 * custom links. Pictures travel by calls of their own.
 */
export interface Draft extends Pick<OwnProfile, (typeof plainFields)[number]>, Record<SocialKind, string> {
  customLinks: DraftLink[]
}

export type DraftField = keyof Draft

const draftFields: readonly DraftField[] = [...plainFields, ...socialKinds, 'customLinks']

export const noSocials = bySocialKind(() => '')

/** The server's profile in the shape of the editor. */
export function toDraft(profile: OwnProfile): Draft {
  const customLinks = profile.customLinks.map((link, index) => ({
    id: profile.linkIds[index] ?? '',
    ...link,
  }))
  return { ...profile, ...noSocials, ...profile.socials, customLinks }
}

/** The social links that are filled in, as the API has them. */
export function socialsOf(draft: Record<SocialKind, string>): OwnProfile['socials'] {
  return Object.fromEntries(
    socialKinds.filter((kind) => !isBlank(draft[kind])).map((kind) => [kind, draft[kind]]),
  )
}

export function fieldsOf(edit: Partial<Draft>) {
  return draftFields.filter((field) => edit[field] !== undefined)
}

/** The values of some fields. */
export function pick(draft: Partial<Draft>, fields: readonly DraftField[]): Partial<Draft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]))
}

/** Same content, in whatever order the keys of objects stand. */
export function isSame(one: unknown, other: unknown) {
  return hashKey([one]) === hashKey([other])
}

/** Which of these fields differ from what the server holds. Spaces around a name, say, are no difference. */
export function changedFields(draft: Draft, saved: Draft, fields = draftFields) {
  return fields.filter((field) => !isSame(asStored(draft, field), saved[field]))
}

/** What the server would make of a field; as it was typed where it would refuse it. */
export function asStored(draft: Draft, field: DraftField): unknown {
  if (field === 'customLinks') return draft.customLinks.map((link) => ({ ...link, ...parsedLink(link) }))
  return parsedValue(draft, field) ?? draft[field]
}

/**
 * What of the changed fields can be sent. Where one of several links is not right yet, the others go all the same: in its
 * place stands what the server has.
 */
export function sendableValues(draft: Draft, saved: Draft, fields: readonly DraftField[]): Partial<Draft> {
  const values = fields.map((field) => [field, sendableValue(draft, saved, field)] as const)
  return Object.fromEntries(
    values.filter(([field, value]) => value !== undefined && !isSame(value, saved[field])),
  )
}

function sendableValue(draft: Draft, saved: Draft, field: DraftField) {
  if (field !== 'customLinks') return parsedValue(draft, field)
  return draft.customLinks.flatMap((link) => {
    const parsed = parsedLink(link)
    return (parsed ? { id: link.id, ...parsed } : saved.customLinks.find(({ id }) => id === link.id)) ?? []
  })
}

function parsedLink({ title, url }: DraftLink) {
  return CustomLink.safeParse({ title, url }).data
}

function parsedValue(draft: Draft, field: Exclude<DraftField, 'customLinks'>) {
  if (!isSocial(field)) return ProfileEdit.shape[field].safeParse(draft[field]).data
  if (isBlank(draft[field])) return ''
  const parsed = Socials.shape[field].safeParse(draft[field]).data
  return parsed && field === 'whatsapp' ? certainChatNumber(parsed, draft.timeZone) : parsed
}

function isSocial(field: DraftField): field is SocialKind {
  return socialKinds.some((kind) => kind === field)
}

/** An edit as the API takes it: social links go as a whole. */
export type SentEdit = Partial<Omit<Draft, SocialKind>> & Partial<Pick<OwnProfile, 'socials'>>

export function toSentEdit(values: Partial<Draft>, saved: Draft): SentEdit {
  const fields = fieldsOf(values)
  const edit = pick(
    values,
    fields.filter((field) => !isSocial(field)),
  )
  return fields.some(isSocial) ? { ...edit, socials: socialsOf({ ...saved, ...values }) } : edit
}

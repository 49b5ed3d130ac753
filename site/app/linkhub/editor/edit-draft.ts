import { Socials } from '@nokshi/contract/linkhub.ts'
import { type OwnProfile, ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import { type SocialKind, socialKinds } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { certainChatNumber } from './chat-number.ts'
import { linkAsStored, parsedLink } from './edit-links.ts'

/** A link as it stands in the editor: perhaps half written, but with its id from the first moment. */
export interface DraftLink {
  id: string
  title: string
  url: string
}

/** What the owner edits, exactly as it was typed. Pictures travel by calls of their own. */
export interface Draft
  extends Pick<
    OwnProfile,
    | 'name'
    | 'username'
    | 'bio'
    | 'gradient'
    | 'selectedColor'
    | 'socials'
    | 'language'
    | 'timeZone'
    | 'countsOwnVisits'
  > {
  customLinks: DraftLink[]
}

export type DraftField = keyof Draft

export const draftFields = [
  'name',
  'username',
  'bio',
  'gradient',
  'selectedColor',
  'socials',
  'customLinks',
  'language',
  'timeZone',
  'countsOwnVisits',
] as const satisfies DraftField[]

/** The server's profile in the shape of the editor. */
export function toDraft(profile: OwnProfile): Draft {
  const { name, username, bio, gradient, selectedColor, socials, language, timeZone, countsOwnVisits } =
    profile
  const customLinks = profile.customLinks.map((link, index) => ({
    id: profile.linkIds[index] ?? '',
    ...link,
  }))
  return {
    name,
    username,
    bio,
    gradient,
    selectedColor,
    socials,
    customLinks,
    language,
    timeZone,
    countsOwnVisits,
  }
}

/** The values of some fields. */
export function pick(draft: Draft, fields: readonly DraftField[]): Partial<Draft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]))
}

/** Same content, in whatever order the keys of objects stand; a field that is undefined is not there. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [mine, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return [...new Set([...mine.keys(), ...others.keys()])].every((key) =>
    isSame(mine.get(key), others.get(key)),
  )
}

/** The fields whose content is not what the server holds. Spaces around a name, say, are no difference. */
export function changedFields(draft: Draft, saved: Draft): DraftField[] {
  return draftFields.filter((field) => !isSame(asStored(draft, field), saved[field]))
}

/** The social links that are not what the server holds. */
export function changedSocials(draft: Draft, saved: Draft): SocialKind[] {
  return socialKinds.filter((kind) => socialAsStored(kind, draft) !== saved.socials[kind])
}

/** What the server would make of a field; as it was typed where that is nothing. */
export function asStored(draft: Draft, field: DraftField): unknown {
  if (field === 'customLinks') return draft.customLinks.map(linkAsStored)
  if (field === 'socials') return mapSocials((kind) => socialAsStored(kind, draft))
  const parsed = ProfileEdit.shape[field].safeParse(draft[field])
  return parsed.success ? parsed.data : draft[field]
}

/**
 * What of the changed fields can be sent. Where one of several links or socials is not right yet, the others go all the
 * same: in its place stands what the server has.
 */
export function sendableEdit(draft: Draft, saved: Draft): Partial<Draft> {
  const edit: Partial<Draft> = {}
  for (const field of changedFields(draft, saved)) {
    const value = sendableValue(field, draft, saved)
    if (value !== undefined && !isSame(value, saved[field])) Object.assign(edit, { [field]: value })
  }
  return edit
}

function sendableValue(field: DraftField, draft: Draft, saved: Draft) {
  if (field === 'customLinks') return sendableLinks(draft.customLinks, saved.customLinks)
  if (field === 'socials')
    return mapSocials((kind) =>
      isBlank(draft.socials[kind]) ? undefined : (parsedSocial(kind, draft) ?? saved.socials[kind]),
    )
  return ProfileEdit.shape[field].safeParse(draft[field]).data
}

function sendableLinks(links: DraftLink[], saved: DraftLink[]) {
  return links
    .map((link) => {
      const parsed = parsedLink(link)
      return parsed ? { id: link.id, ...parsed } : saved.find(({ id }) => id === link.id)
    })
    .filter((link) => link !== undefined)
}

/** What the server would make of a social link; as it was typed where that is nothing. */
export function socialAsStored(kind: SocialKind, draft: Draft) {
  if (isBlank(draft.socials[kind])) return undefined
  return parsedSocial(kind, draft) ?? draft.socials[kind]
}

function parsedSocial(kind: SocialKind, { socials, timeZone }: Draft) {
  const parsed = Socials.shape[kind].safeParse(socials[kind]).data
  return parsed && kind === 'whatsapp' ? certainChatNumber(parsed, timeZone) : parsed
}

function mapSocials(readSocial: (kind: SocialKind) => string | undefined): Draft['socials'] {
  return Object.fromEntries(
    socialKinds.map((kind) => [kind, readSocial(kind)]).filter(([, value]) => !isBlank(value)),
  )
}

import { orderBlocks } from '@nokshi/contract/linkhub/look.ts'
import type { MoreProfile } from '@nokshi/contract/linkhub/more-profiles.ts'
import { Socials } from '@nokshi/contract/linkhub.ts'
import { type OwnProfile, ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import { bySocialKind, type SocialKind, socialKinds } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { hashKey } from '@tanstack/react-query'
import { certainChatNumber } from './chat-number.ts'
import {
  type DraftLink,
  linkList,
  plansOf,
  profileList,
  sendableItems,
  storedItems,
  toDraftLinks,
} from './draft-lists.ts'
import {
  type DraftLook,
  type DraftWays,
  isLook,
  isWay,
  lookFields,
  lookOf,
  parsedLook,
  parsedWay,
  toDraftWays,
  usualLook,
  wayFields,
  waysOf,
} from './draft-ways.ts'

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
 * What the owner edits, exactly as it was typed: a field per social link and way, empty where none is set, and one for each
 * list. Pictures travel by calls of their own.
 */
export interface Draft
  extends Pick<OwnProfile, (typeof plainFields)[number]>,
    Record<SocialKind, string>,
    DraftWays,
    DraftLook {
  customLinks: DraftLink[]
  profiles: MoreProfile[]
}

export type DraftField = keyof Draft

const draftFields: readonly DraftField[] = [
  ...plainFields,
  ...socialKinds,
  ...wayFields,
  ...lookFields,
  'customLinks',
  'profiles',
]

export const noSocials = bySocialKind(() => '')

/** The server's profile in the shape of the editor. */
export function toDraft(profile: OwnProfile): Draft {
  return {
    ...profile,
    ...noSocials,
    ...profile.socials,
    ...toDraftWays(profile),
    ...usualLook,
    ...profile.look,
    blocks: orderBlocks(profile.look.blocks),
    customLinks: toDraftLinks(profile),
  }
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
  if (field === 'customLinks') return storedItems(linkList, draft.customLinks)
  if (field === 'profiles') return storedItems(profileList, draft.profiles)
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
  if (field === 'customLinks') return sendableItems(linkList, draft.customLinks, saved.customLinks)
  if (field === 'profiles') return sendableItems(profileList, draft.profiles, saved.profiles)
  return parsedValue(draft, field)
}

function parsedValue(draft: Draft, field: Exclude<DraftField, 'customLinks' | 'profiles'>) {
  if (isWay(field)) return parsedWay(draft, field)
  if (isLook(field)) return parsedLook(draft, field)
  if (!isSocial(field)) return ProfileEdit.shape[field].safeParse(draft[field]).data
  if (isBlank(draft[field])) return ''
  const parsed = Socials.shape[field].safeParse(draft[field]).data
  return parsed && field === 'whatsapp' ? certainChatNumber(parsed, draft.timeZone) : parsed
}

function isSocial(field: DraftField): field is SocialKind {
  return socialKinds.some((kind) => kind === field)
}

/** An edit as the API takes it: social links, ways and looks go as a whole, the plans of links beside the links. */
export interface SentEdit
  extends Partial<Pick<Draft, (typeof plainFields)[number] | 'profiles'>>,
    Partial<Pick<OwnProfile, 'socials' | 'ways' | 'look' | 'linkDetails'>> {
  customLinks?: { id: string; title: string; url: string }[]
}

export function toSentEdit(values: Partial<Draft>, saved: Draft): SentEdit {
  const whole = { ...saved, ...values }
  const fields = fieldsOf(values)
  const { customLinks } = values
  return {
    ...pickOwn(values, fields),
    ...(fields.some(isSocial) && { socials: socialsOf(whole) }),
    ...(fields.some(isWay) && { ways: waysOf(whole) }),
    ...(fields.some(isLook) && { look: lookOf(whole) }),
    ...(customLinks && {
      customLinks: customLinks.map(({ id, title, url }) => ({ id, title, url })),
      ...(hasPlans([...customLinks, ...saved.customLinks]) && { linkDetails: plansOf(customLinks) }),
    }),
  }
}

function pickOwn(values: Partial<Draft>, fields: DraftField[]): SentEdit {
  const isOwn = (field: DraftField) =>
    field !== 'customLinks' && !isSocial(field) && !isWay(field) && !isLook(field)
  return pick(values, fields.filter(isOwn))
}

function hasPlans(links: DraftLink[]) {
  return Object.keys(plansOf(links)).length > 0
}

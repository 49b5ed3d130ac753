import { type ContactKind, contactKinds, type MoreProfile } from '@nokshi/contract/linkhub/contact-methods.ts'
import type { OwnLinkDetail } from '@nokshi/contract/linkhub/link-details.ts'
import { blockKinds, Look, orderBlocks } from '@nokshi/contract/linkhub/look.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { bySocialKind, type SocialKind, socialKinds } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { hashKey } from '@tanstack/react-query'

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
/** Those that the API has by the same name and shape. */
const ownFields: readonly DraftField[] = [...plainFields, 'profiles']
const contactFields = ['phone', 'email', 'greeting', 'connect'] as const
const lookFields = ['shape', 'fill', 'typeface', 'portrait', 'pattern', 'blocks'] as const

type LinkPlan = { [key in keyof Omit<OwnLinkDetail, 'picture'>]?: OwnLinkDetail[key] | undefined }

/** A link in the editor: perhaps half written, but with its id from the first moment. */
export interface DraftLink extends LinkPlan {
  id: string
  title: string
  url: string
}

/**
 * What the owner edits, exactly as it was typed, in fields that are merged one by one: each social link, each
 * contact method and each list is one. Empty texts are not set. Pictures have calls of their own.
 */
export interface Draft
  extends Pick<OwnProfile, (typeof plainFields)[number]>,
    Record<SocialKind | 'phone' | 'email' | 'greeting', string>,
    Required<Look> {
  connect: ContactKind | ''
  customLinks: DraftLink[]
  profiles: MoreProfile[]
}

export type DraftField = keyof Draft

export const draftFields: readonly DraftField[] = [
  ...plainFields,
  ...socialKinds,
  ...contactFields,
  ...lookFields,
  'customLinks',
  'profiles',
]

const noSocials = bySocialKind(() => '')

const defaultLook: Required<Look> = {
  shape: 'label',
  fill: 'label',
  typeface: 'plain',
  portrait: 'round',
  pattern: 'none',
  blocks: [...blockKinds],
}

export function toDraft(profile: OwnProfile): Draft {
  const { socials, contactMethods, look, linkIds, linkDetails } = profile
  return {
    ...profile,
    ...noSocials,
    ...socials,
    ...{ phone: '', email: '', greeting: '' },
    ...contactMethods,
    connect: contactKinds.find((kind) => kind === contactMethods.connect) ?? '',
    ...defaultLook,
    ...look,
    blocks: orderBlocks(look.blocks),
    customLinks: profile.customLinks.map((link, index) => {
      const id = linkIds[index] ?? `link-${index}`
      return { id, ...link, ...planOf(linkDetails[id] ?? {}) }
    }),
  }
}

/** What a link says beside its title and address, without what is not set. */
export function planOf({ isHidden, isFeatured, showsIcon, showFrom, showUntil }: LinkPlan): OwnLinkDetail {
  return {
    ...(isHidden && { isHidden }),
    ...(isFeatured && { isFeatured }),
    ...(showsIcon && { showsIcon }),
    ...(showFrom !== undefined && { showFrom }),
    ...(showUntil !== undefined && { showUntil }),
  }
}

/** The objects of the API, without what is empty or as on every page. */
export function groupFields(draft: Draft): Pick<OwnProfile, 'socials' | 'contactMethods' | 'look'> {
  const filled = (fields: readonly (SocialKind | (typeof contactFields)[number])[]) =>
    Object.fromEntries(fields.filter((field) => !isBlank(draft[field])).map((field) => [field, draft[field]]))
  const ownLook = lookFields.filter((field) => !isSame(draft[field], defaultLook[field]))
  return { socials: filled(socialKinds), contactMethods: filled(contactFields), look: Look.parse(pick(draft, ownLook)) }
}

/** An edit as the API takes it: objects whole, and the plans of links beside the links. */
export function toPatch(values: Partial<Draft>, saved: Draft) {
  const fields = fieldsOf(values)
  const { socials, contactMethods, look } = groupFields({ ...saved, ...values })
  const hasAny = (group: readonly DraftField[]) => fields.some((field) => group.includes(field))
  return {
    ...pick(
      values,
      fields.filter((field) => ownFields.includes(field)),
    ),
    ...(hasAny(socialKinds) && { socials }),
    ...(hasAny(contactFields) && { contactMethods }),
    ...(hasAny(lookFields) && { look }),
    ...(values.customLinks && {
      customLinks: values.customLinks.map(({ id, title, url }) => ({ id, title, url })),
      linkDetails: Object.fromEntries(values.customLinks.map((link) => [link.id, planOf(link)])),
    }),
  }
}

export function fieldsOf(values: Partial<Draft>) {
  return draftFields.filter((field) => values[field] !== undefined)
}

export function pick(values: Partial<Draft>, fields: readonly DraftField[]): Partial<Draft> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}

/** Same content, in whatever order the keys of objects are. */
export function isSame(one: unknown, other: unknown) {
  return hashKey([one]) === hashKey([other])
}

/** The links with one of them changed. Only one can be featured: another one no longer is. */
export function replaceLink(links: DraftLink[], changed: DraftLink): DraftLink[] {
  return links.map((link) => {
    if (link.id === changed.id) return changed
    return changed.isFeatured && link.isFeatured ? { ...link, isFeatured: undefined } : link
  })
}

/** Its id is chosen here, so that a link that was removed comes back as the same one, with its clicks. */
export function newLink(): DraftLink {
  return { id: crypto.getRandomValues(new Uint32Array(4)).join('-'), title: '', url: '' }
}

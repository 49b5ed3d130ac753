import { NewLinkDetail, type OwnLinkDetail } from '@nokshi/contract/linkhub/link-details.ts'
import { type MoreProfile, NewMoreProfile } from '@nokshi/contract/linkhub/more-profiles.ts'
import { CustomLink } from '@nokshi/contract/linkhub.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'

type LinkPlan = { [key in keyof Omit<OwnLinkDetail, 'picture'>]?: OwnLinkDetail[key] | undefined }

/** A link as it stands in the editor: perhaps half written, but with its id from the first moment. */
export interface DraftLink extends LinkPlan {
  id: string
  title: string
  url: string
}

/** A list of the editor. Where one of its items is not right yet, the others are saved all the same. */
interface DraftList<Item> {
  idOf: (item: Item) => string
  /** The item as the server keeps it; undefined when it would refuse it. */
  parse: (item: Item) => Item | undefined
}

export const linkList: DraftList<DraftLink> = {
  idOf: ({ id }) => id,
  parse({ id, title, url, ...plan }) {
    const link = CustomLink.safeParse({ title, url }).data
    const details = NewLinkDetail.safeParse(planOf(plan)).data
    return link && details && { id, ...link, ...planOf(plan) }
  },
}

export const profileList: DraftList<MoreProfile> = {
  idOf: ({ kind }) => kind,
  parse: (profile) => NewMoreProfile.safeParse(profile).data,
}

/** The items as they would be kept; as they were typed where they would be refused. */
export function storedItems<Item>({ parse }: DraftList<Item>, items: Item[]) {
  return items.map((item) => parse(item) ?? item)
}

/** What can be sent: in the place of an item that is not right yet stands what the server has. */
export function sendableItems<Item>({ idOf, parse }: DraftList<Item>, items: Item[], saved: Item[]) {
  return items.flatMap((item) => parse(item) ?? saved.find((one) => idOf(one) === idOf(item)) ?? [])
}

export function toDraftLinks({ customLinks, linkIds, linkDetails }: OwnProfile): DraftLink[] {
  return customLinks.map((link, index) => {
    const id = linkIds[index] ?? `link-${index}`
    return { id, ...link, ...planOf(linkDetails[id] ?? {}) }
  })
}

/** What a link says beside its title and address, without what is not so. */
export function planOf({ isHidden, isFeatured, showsIcon, showFrom, showUntil }: LinkPlan): OwnLinkDetail {
  return {
    ...(isHidden && { isHidden }),
    ...(isFeatured && { isFeatured }),
    ...(showsIcon && { showsIcon }),
    ...(showFrom !== undefined && { showFrom }),
    ...(showUntil !== undefined && { showUntil }),
  }
}

/** The same by the ids of the links; only those that have any. */
export function plansOf(links: DraftLink[]): Record<string, OwnLinkDetail> {
  const plans = links.map((link) => [link.id, planOf(link)] as const)
  return Object.fromEntries(plans.filter(([, plan]) => Object.keys(plan).length > 0))
}

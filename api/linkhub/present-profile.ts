import type { LinkDetail, OwnLinkDetail } from '@nokshi/contract/linkhub/link-details.ts'
import type { PictureKind, Profile } from '@nokshi/contract/linkhub.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import type { Config } from '../platform/config.ts'
import type { WholeProfile } from './own-profile.ts'
import { imageUrl } from './pictures/image-files.ts'
import type { CustomLinkRow, PresentableProfile } from './queries.ts'
import { shareImageName } from './share-image.ts'
import { isShown } from './showing.ts'
import {
  readContactMethods,
  readGradient,
  readLanguage,
  readLook,
  readMessageSettings,
  readMoreProfiles,
  readSocials,
} from './stored-profile.ts'

type Addresses = Pick<Config, 'apiUrl'>

/**
 * A profile as anybody may see it now. Fields are chosen by hand, so that a new column is private at first.
 */
export function presentProfile(
  addresses: Addresses,
  profile: PresentableProfile,
  customLinks: CustomLinkRow[],
  now: number,
): Profile {
  const links = customLinks.filter((link) => isShown(link, now))
  const profiles = readMoreProfiles(profile)
  const [contactMethods, look] = [readContactMethods(profile), readLook(profile)]
  const linkDetails = collectDetails(links, (link) => presentDetail(addresses, link))
  return {
    ...presentBase(addresses, profile, links),
    ...(profiles.length > 0 && { profiles }),
    ...(hasAny(contactMethods) && { contactMethods }),
    ...(hasAny(look) && { look }),
    ...(hasAny(linkDetails) && { linkDetails }),
    ...(isFormShown(profile) && { messageSettings: readMessageSettings(profile) }),
  }
}

/** Not before the owner's address is confirmed: visitors leave theirs to somebody who can be reached. */
export function isFormShown(profile: PresentableProfile) {
  const { messages, news } = readMessageSettings(profile)
  return profile.emailVerified === 1 && (messages || news)
}

export function presentOwnProfile(addresses: Addresses, profile: WholeProfile): OwnProfile {
  return {
    ...presentBase(addresses, profile, profile.customLinks),
    version: profile.version,
    timeZone: profile.timeZone,
    countsOwnVisits: profile.countsOwnVisits === 1,
    formerUsernames: profile.usernames.filter((name) => name !== profile.username),
    isSuspended: profile.suspendedAt !== null,
    profiles: readMoreProfiles(profile),
    contactMethods: readContactMethods(profile),
    look: readLook(profile),
    linkDetails: collectDetails(profile.customLinks, (link) => presentOwnDetail(addresses, link)),
    ...(isFormShown(profile) && { messageSettings: readMessageSettings(profile) }),
  }
}

function presentBase(addresses: Addresses, profile: PresentableProfile, links: CustomLinkRow[]) {
  const image = (kind: PictureKind, key: string | null) => (key === null ? null : imageUrl(addresses, kind, key))
  return {
    id: profile.id,
    name: profile.name,
    username: profile.username,
    bio: profile.bio,
    gradient: readGradient(profile),
    selectedColor: profile.selectedColor,
    profileImage: image('profile', profile.profileImage),
    bannerImage: image('banner', profile.bannerImage),
    ...(profile.backgroundImage !== null && {
      backgroundImage: imageUrl(addresses, 'background', profile.backgroundImage),
    }),
    socials: readSocials(profile),
    customLinks: links.map(({ title, url }) => ({ title, url })),
    linkIds: links.map(({ id }) => id),
    language: readLanguage(profile),
    shareImage: `${addresses.apiUrl}/cards/${shareImageName(profile)}`,
    isListed: profile.emailVerified === 1,
    ...(profile.domain !== null && { domain: profile.domain }),
  }
}

function collectDetails<Detail extends object>(
  links: CustomLinkRow[],
  present: (link: CustomLinkRow) => Detail,
): Record<string, Detail> {
  const details = links.map((link) => [link.id, present(link)] as const)
  return Object.fromEntries(details.filter(([, detail]) => hasAny(detail)))
}

function presentDetail(addresses: Addresses, { isFeatured, showsIcon, picture }: CustomLinkRow): LinkDetail {
  return {
    ...(isFeatured && { isFeatured: true }),
    ...(showsIcon && { showsIcon: true }),
    ...(picture !== null && { picture: imageUrl(addresses, 'profile', picture) }),
  }
}

function presentOwnDetail(addresses: Addresses, link: CustomLinkRow): OwnLinkDetail {
  const { isHidden, showFrom, showUntil } = link
  return {
    ...presentDetail(addresses, link),
    ...(isHidden && { isHidden: true }),
    ...(showFrom !== null && { showFrom }),
    ...(showUntil !== null && { showUntil }),
  }
}

function hasAny(fields: object) {
  return Object.keys(fields).length > 0
}

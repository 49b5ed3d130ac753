import type { PictureKind, Profile } from '@nokshi/contract/linkhub.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import type { Config } from '../platform/config.ts'
import type { WholeProfile } from './own-profile.ts'
import { largestFileName } from './pictures/image-files.ts'
import type { CustomLinkRow, PresentableProfile } from './queries.ts'
import { shareImageName } from './share-image.ts'
import { readGradient, readLanguage, readSocials } from './stored-profile.ts'

/** A profile as anybody may see it. Fields are chosen by hand: a new column is private until someone decides. */
export function presentProfile(
  { apiUrl }: Pick<Config, 'apiUrl'>,
  profile: PresentableProfile,
  customLinks: CustomLinkRow[],
): Profile {
  const imageUrl = (kind: PictureKind, key: string | null) =>
    key === null ? null : `${apiUrl}/images/${largestFileName(kind, key)}`
  return {
    id: profile.id,
    name: profile.name,
    username: profile.username,
    bio: profile.bio,
    gradient: readGradient(profile),
    selectedColor: profile.selectedColor,
    profileImage: imageUrl('profile', profile.profileImage),
    bannerImage: imageUrl('banner', profile.bannerImage),
    socials: readSocials(profile),
    customLinks: customLinks.map(({ title, url }) => ({ title, url })),
    linkIds: customLinks.map(({ id }) => id),
    language: readLanguage(profile),
    shareImage: `${apiUrl}/cards/${shareImageName(profile)}`,
    isListed: profile.emailVerified === 1,
  }
}

export function presentOwnProfile(config: Pick<Config, 'apiUrl'>, profile: WholeProfile): OwnProfile {
  return {
    ...presentProfile(config, profile, profile.customLinks),
    version: profile.version,
    timeZone: profile.timeZone,
    countsOwnVisits: profile.countsOwnVisits === 1,
    formerUsernames: profile.usernames.filter((name) => name !== profile.username),
    isSuspended: profile.suspendedAt !== null,
  }
}

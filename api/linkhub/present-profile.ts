import { Profile } from '@nokshi/contract/linkhub.ts'
import type { Config } from '../platform/config.ts'
import { imageFileName } from './image-sizes.ts'
import type { ProfileRow } from './queries.ts'

/** A profile as anybody may see it. Fields are chosen by hand: a new column is private until someone decides. */
export function presentProfile(
  { apiUrl }: Pick<Config, 'apiUrl'>,
  profile: ProfileRow,
  customLinks: Profile['customLinks'],
): Profile {
  const imageUrl = (key: string | null, width: number) =>
    key === null ? null : `${apiUrl}/images/${imageFileName(key, width)}`
  return {
    id: profile.id,
    name: profile.name,
    username: profile.username,
    bio: profile.bio,
    gradient: profile.gradient,
    selectedColor: profile.selectedColor,
    profileImage: imageUrl(profile.profileImage, 384),
    bannerImage: imageUrl(profile.bannerImage, 1280),
    socials: Profile.shape.socials.parse(JSON.parse(profile.socials)),
    customLinks: customLinks.map(({ title, url }) => ({ title, url })),
  }
}

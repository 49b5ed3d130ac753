import type { PictureKind } from '@nokshi/contract/linkhub.ts'
import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'

/** Where a picture hangs: one of the three of the page, or beside a link. */
export type PicturePlace = PictureKind | `links/${string}`

export function linkPlace(linkId: string): PicturePlace {
  return `links/${linkId}`
}

export function kindOfPlace(place: PicturePlace): PictureKind {
  return isOfPage(place) ? place : 'profile'
}

export function pictureAtPlace(profile: OwnProfile, place: PicturePlace): string | null {
  if (isOfPage(place)) return profile[`${place}Image`] ?? null
  return profile.linkDetails[linkIdOf(place)]?.picture ?? null
}

export function isOfPage(place: PicturePlace): place is PictureKind {
  return !place.startsWith('links/')
}

export function linkIdOf(place: PicturePlace) {
  return place.slice('links/'.length)
}

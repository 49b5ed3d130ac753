import type { PictureKind } from '@nokshi/contract/linkhub.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { browserApi } from '../../platform/api.ts'

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

function isOfPage(place: PicturePlace): place is PictureKind {
  return !place.startsWith('links/')
}

function linkIdOf(place: PicturePlace) {
  return place.slice('links/'.length)
}

/** Null removes the picture. The page is named in every call: somebody else may have logged in here meanwhile. */
export async function sendPicture(place: PicturePlace, picture: Blob | null, { id, version }: OwnProfile) {
  const query = { profileId: id, version }
  if (!picture)
    return isOfPage(place)
      ? browserApi('DELETE /api/linkhubAuth/me/pictures/{kind}', OwnProfile, { kind: place, query })
      : browserApi('DELETE /api/linkhubAuth/me/links/{id}/picture', OwnProfile, { id: linkIdOf(place), query })

  const body = new FormData()
  for (const [name, value] of Object.entries(query)) body.set(name, String(value))
  body.set('picture', picture, 'picture')
  return isOfPage(place)
    ? browserApi('PUT /api/linkhubAuth/me/pictures/{kind}', OwnProfile, { kind: place, body })
    : browserApi('PUT /api/linkhubAuth/me/links/{id}/picture', OwnProfile, { id: linkIdOf(place), body })
}

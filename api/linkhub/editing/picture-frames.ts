import { type PictureKind, pictureKinds } from '@nokshi/contract/linkhub.ts'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { WholeProfile } from '../own-profile.ts'
import { updateLinkPicture, updateProfile } from '../queries.ts'

export interface PictureFrame {
  kind: PictureKind
  field: string
  read: (profile: WholeProfile) => string | null
  write: (db: Db, profile: WholeProfile, key: string | null) => Promise<void>
}

export function pageFrame(word: string): PictureFrame {
  if (word !== 'profile' && word !== 'banner' && word !== 'background')
    throw new Refusal('not-found', { code: 'no-such-picture-kind', params: { kinds: Object.keys(pictureKinds) } })
  const column = `${word}Image` as const
  return {
    kind: word,
    field: column,
    read: (profile) => profile[column],
    write: (db, profile, key) => updateProfile(db, profile.id, { [column]: key }),
  }
}

/** Beside one of the owner's links: square, and as small as a portrait. */
export function linkFrame(linkId: string): PictureFrame {
  return {
    kind: 'profile',
    field: 'picture',
    read: ({ customLinks }) => {
      const link = customLinks.find(({ id }) => id === linkId)
      if (!link) throw new Refusal('invalid', 'link-removed', { at: 'picture' })
      return link.picture
    },
    write: (db, _, key) => updateLinkPicture(db, linkId, key),
  }
}

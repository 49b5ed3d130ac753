import type { User } from '@nokshi/contract/auth.ts'
import type { NewProfile } from '@nokshi/contract/linkhub.ts'
import { findUserById } from '../auth/queries.ts'
import { noSession } from '../auth/session.ts'
import type { Db } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { toChatNumber } from './chat-number.ts'
import { claimUsername, requireUnreserved } from './claim-username.ts'
import type { ImageKind } from './image-sizes.ts'
import { renderImage } from './images.ts'
import { insertCustomLinks, insertProfile } from './queries.ts'
import { type ImageKeys, withStoredImages } from './store-images.ts'

type Pictures = Record<ImageKind, Uint8Array | undefined>

export async function createProfile(deps: Deps, owner: User, form: NewProfile, pictures: Pictures) {
  requireUnreserved(form.username)
  const images = {
    profile: pictures.profile && (await renderImage('profile', pictures.profile)),
    banner: pictures.banner && (await renderImage('banner', pictures.banner)),
  }
  return withStoredImages(deps, owner.id, images, (keys) =>
    transact(deps.db, (tx) => insertWholeProfile(tx, deps.now(), owner, form, keys)),
  )
}

async function insertWholeProfile(tx: Db, now: number, owner: User, form: NewProfile, images: ImageKeys) {
  await requireAccount(tx, owner)
  const { socials: _, customLinks, ...ownWords } = form
  const profile = await insertProfile(tx, {
    ...ownWords,
    id: newId(now),
    ownerId: owner.id,
    profileImage: images.profile,
    bannerImage: images.banner,
    socials: JSON.stringify(socialsOf(form)),
    version: 1,
    createdAt: now,
    updatedAt: now,
  })
  if (!profile) throw new Refusal('conflict', 'profile-exists', 'You already have a profile.')

  await claimUsername(tx, profile.username, profile.id, now)
  const links = customLinks.map((link, position) => ({
    ...link,
    id: newId(now),
    profileId: profile.id,
    position,
  }))
  await insertCustomLinks(tx, links)
  return { profile, customLinks }
}

/** A form with pictures is long on its way; the account may have been deleted in another window meanwhile. */
async function requireAccount(tx: Db, owner: User) {
  if (!(await findUserById(tx, owner.id))) throw noSession()
}

function socialsOf({ socials, timeZone }: NewProfile) {
  return { ...socials, whatsapp: socials.whatsapp && toChatNumber(socials.whatsapp, timeZone) }
}

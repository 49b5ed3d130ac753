import type { User } from '@nokshi/contract/auth.ts'
import type { NewProfile } from '@nokshi/contract/linkhub.ts'
import { findUserByEmail } from '../auth/queries.ts'
import type { Db } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { toChatNumber } from './chat-number.ts'
import { claimUsername, requireUnreserved, usernameTaken } from './claim-username.ts'
import type { ImageKind } from './image-sizes.ts'
import { renderImage } from './images.ts'
import { findProfileOfOwner, insertCustomLinks, insertProfile } from './queries.ts'
import { type ImageKeys, withStoredImages } from './store-images.ts'

type Pictures = Record<ImageKind, Uint8Array | undefined>

export async function createProfile(deps: Deps, owner: User, form: NewProfile, pictures: Pictures) {
  requireUnreserved(form.username)
  const images = {
    profile: pictures.profile && (await renderImage('profile', pictures.profile)),
    banner: pictures.banner && (await renderImage('banner', pictures.banner)),
  }
  return withStoredImages(deps, owner.id, images, (keys) =>
    deps.db.transaction().execute((tx) => insertWholeProfile(tx, deps.now(), owner, form, keys)),
  )
}

async function insertWholeProfile(tx: Db, now: number, owner: User, form: NewProfile, images: ImageKeys) {
  await requireAccount(tx, owner)
  const { name, username, bio, gradient, selectedColor, timeZone, customLinks } = form
  const profile = await insertProfile(tx, {
    ...{ id: newId(now), ownerId: owner.id, username, name, bio, gradient, selectedColor, timeZone },
    ...{ profileImage: images.profile, bannerImage: images.banner, socials: JSON.stringify(socialsOf(form)) },
    ...{ version: 1, createdAt: now, updatedAt: now },
  })
  if (!profile) throw (await findProfileOfOwner(tx, owner.id)) ? alreadyThere() : usernameTaken()

  await claimUsername(tx, username, profile.id, now)
  const links = customLinks.map((link, position) => ({
    id: newId(now),
    profileId: profile.id,
    position,
    ...link,
  }))
  await insertCustomLinks(tx, links)
  return { profile, customLinks }
}

/** A form with pictures is long on its way; the account may have been deleted in another window meanwhile. */
async function requireAccount(tx: Db, owner: User) {
  const account = await findUserByEmail(tx, owner.email)
  if (account?.id !== owner.id) throw new Refusal('unauthenticated', 'no-account', 'Log in to continue.')
}

function socialsOf({ socials, timeZone }: NewProfile) {
  return { ...socials, whatsapp: socials.whatsapp && toChatNumber(socials.whatsapp, timeZone) }
}

function alreadyThere() {
  return new Refusal('conflict', 'profile-exists', 'You already have a profile.')
}

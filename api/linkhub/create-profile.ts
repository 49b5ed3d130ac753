import type { User } from '@nokshi/contract/auth.ts'
import { guessLanguage } from '@nokshi/contract/guess-language.ts'
import type { NewProfile } from '@nokshi/contract/linkhub.ts'
import { lockUser } from '../auth/queries.ts'
import { type Db, transact } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { noSession, Refusal } from '../platform/refusal.ts'
import { withChatNumber } from './chat-number.ts'
import { claimUsername, requireUnreserved } from './claim-username.ts'
import { requireUnlisted } from './link-checks/dead-links.ts'
import { getOwnProfile } from './own-profile.ts'
import { renderImage } from './pictures/images.ts'
import { type ImageKeys, withStoredImages } from './pictures/store-images.ts'
import { insertCustomLinks, insertLinkIds, insertProfile } from './queries.ts'

type Pictures = Record<'profile' | 'banner', Uint8Array | undefined>

export async function createProfile(deps: Deps, owner: User, form: NewProfile, pictures: Pictures) {
  requireUnreserved(deps, form.username)
  requireUnlisted(form.customLinks, await deps.badHosts.read())
  const images = {
    profile: pictures.profile && (await renderImage(owner.id, 'profile', pictures.profile)),
    banner: pictures.banner && (await renderImage(owner.id, 'banner', pictures.banner)),
  }
  const profile = await withStoredImages(deps, owner.id, images, (keys) =>
    transact(deps.db, (tx) => insertWholeProfile(tx, deps.now(), owner, form, keys)),
  )
  deps.pageSignal.emit('changed', [profile.username])
  return profile
}

async function insertWholeProfile(tx: Db, now: number, owner: User, form: NewProfile, images: ImageKeys) {
  // The account may have been deleted in another window while the pictures were sent.
  if (!(await lockUser(tx, owner.id))) throw noSession()
  const { socials, customLinks, ...ownFields } = form
  const profile = await insertProfile(tx, {
    ...ownFields,
    id: newId(now),
    ownerId: owner.id,
    language: guessLanguage(form.name + form.bio),
    // Until the owner switches it on. Pages from before keep what they had.
    countsOwnVisits: 0,
    profileImage: images.profile ?? null,
    bannerImage: images.banner ?? null,
    socials: JSON.stringify(withChatNumber(socials, form.timeZone)),
    version: 1,
    createdAt: now,
    updatedAt: now,
  })
  if (!profile) throw new Refusal('conflict', 'profile-exists')

  await claimUsername(tx, { username: profile.username, profileId: profile.id, ownerId: owner.id }, now)
  const links = customLinks.map((link, position) => ({ ...link, id: newId(now), profileId: profile.id, position }))
  await insertLinkIds(
    tx,
    links.map(({ id, profileId }) => ({ id, profileId })),
  )
  await insertCustomLinks(tx, links)
  return getOwnProfile(tx, owner.id)
}

import { isDeepStrictEqual } from 'node:util'
import type { ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import { transact } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { markDomains } from '../../platform/domains.ts'
import { Refusal } from '../../platform/refusal.ts'
import { withChatNumber, withPhoneNumber } from '../chat-number.ts'
import { renameProfile } from '../claim-username.ts'
import { requireUnlisted } from '../link-checks/dead-links.ts'
import { getOwnProfile, getWholeProfile, type WholeProfile } from '../own-profile.ts'
import { discardUnshown } from '../pictures/store-images.ts'
import { lockProfile, type ProfileRow, updateProfile, updateVersion } from '../queries.ts'
import { uncheckRegistrations } from '../registrations/queries.ts'
import { areLinksInPlace, editLinks, replaceLinks } from './edit-links.ts'
import { guardDestinations } from './guard-destinations.ts'

interface Editor {
  userId: string
  sessionId: string
}

export async function editProfile(deps: Deps, { userId, sessionId }: Editor, edit: ProfileEdit) {
  const isListed = await deps.badHosts.read()
  const { before, after } = await changeProfile(deps, userId, {
    profileId: edit.profileId,
    version: edit.version,
    isInPlace: (profile) => isInPlace(profile, edit),
    make: (within, profile) => {
      requireUnlisted(edit.customLinks ?? [], isListed, profile.customLinks)
      return applyEdit(within, sessionId, profile, edit)
    },
  })
  // Its own domain finds the page by its name.
  if (after.username !== before.username) await markDomains(deps.db, deps.now())
  // A link that is gone takes its picture with it.
  const shown = after.customLinks.map(({ picture }) => picture)
  const gone = before.customLinks.map(({ picture }) => picture).filter((key) => !shown.includes(key))
  await discardUnshown(deps, gone)
  return after
}

function isInPlace(profile: WholeProfile, edit: ProfileEdit) {
  const { version, linkDetails } = edit
  const links = editedLinks(profile, edit)
  return (
    isDeepStrictEqual(columnsOf(profile, edit), columnsOf(profile, { version })) &&
    (links === undefined || areLinksInPlace(profile.customLinks, links, linkDetails))
  )
}

async function applyEdit(deps: Deps, sessionId: string, profile: WholeProfile, edit: ProfileEdit) {
  const columns = columnsOf(profile, edit)
  const edited = editedLinks(profile, edit)
  const links = edited && editLinks(deps, profile, edited, edit.linkDetails)
  const customLinks = links ?? profile.customLinks
  await guardDestinations(deps, sessionId, profile, { ...columns, customLinks })
  await renameProfile(deps, profile, columns.username)
  await updateProfile(deps.db, profile.id, columns)
  if (columns.name !== profile.name || columns.username !== profile.username)
    await uncheckRegistrations(deps.db, profile.id)
  if (links) await replaceLinks(deps, profile, links)
}

function editedLinks(profile: WholeProfile, { customLinks, linkDetails }: ProfileEdit) {
  return customLinks ?? (linkDetails && profile.customLinks)
}

function columnsOf(profile: ProfileRow, edit: ProfileEdit) {
  const { socials, profiles, contactMethods, look, countsOwnVisits, timeZone = profile.timeZone } = edit
  return {
    name: edit.name ?? profile.name,
    username: edit.username ?? profile.username,
    bio: edit.bio ?? profile.bio,
    gradient: edit.gradient ?? profile.gradient,
    selectedColor: edit.selectedColor ?? profile.selectedColor,
    language: edit.language ?? profile.language,
    timeZone,
    socials: socials ? JSON.stringify(withChatNumber(socials, timeZone)) : profile.socials,
    profiles: profiles ? JSON.stringify(profiles) : profile.profiles,
    contactMethods: contactMethods ? JSON.stringify(withPhoneNumber(contactMethods, timeZone)) : profile.contactMethods,
    look: look ? JSON.stringify(look) : profile.look,
    countsOwnVisits: countsOwnVisits === undefined ? profile.countsOwnVisits : Number(countsOwnVisits),
  }
}

interface ProfileChange {
  profileId?: string | undefined
  version: number
  /** Whether the profile already has the change: then this is a retry after a lost answer. */
  isInPlace: (profile: WholeProfile) => boolean
  /** Everything that touches the database goes through `deps.db`, which is the transaction here. */
  make: (deps: Deps, profile: WholeProfile) => Promise<void>
}

/** Changes a profile, as a whole or not at all, unless it was changed elsewhere since that version. */
export async function changeProfile(deps: Deps, ownerId: string, change: ProfileChange) {
  const { before, after } = await transact(deps.db, async (tx) => {
    await lockProfile(tx, (await getOwnProfile(tx, ownerId)).id)
    const profile = await getWholeProfile(tx, ownerId)
    if (change.profileId !== undefined && change.profileId !== profile.id)
      throw new Refusal('forbidden', 'another-page')
    if (change.isInPlace(profile)) return { before: profile, after: profile }
    if (!(await updateVersion(tx, profile.id, change.version, deps.now())))
      throw new Refusal('conflict', 'edited-elsewhere')

    await change.make({ ...deps, db: tx }, profile)
    return { before: profile, after: await getWholeProfile(tx, ownerId) }
  })
  if (before !== after) deps.pageSignal.emit('changed', after.usernames)
  return { before, after }
}

import { isDeepStrictEqual } from 'node:util'
import type { ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import type { Deps } from '../../platform/deps.ts'
import { withChatNumber, withPhoneNumber } from '../chat-number.ts'
import { renameProfile } from '../claim-username.ts'
import { requireUnlisted } from '../link-checks/require-unlisted.ts'
import type { WholeProfile } from '../own-profile.ts'
import { discardUnshown } from '../pictures/discard-images.ts'
import { type ProfileRow, updateProfile } from '../queries.ts'
import { uncheckRegistrations } from '../registrations/queries.ts'
import { changeProfile } from './change-profile.ts'
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
  // A link that is gone takes its picture with it.
  const shown = after.customLinks.map(({ picture }) => picture)
  const gone = before.customLinks.map(({ picture }) => picture).filter((key) => !shown.includes(key))
  await discardUnshown(deps, gone)
  if (before !== after) deps.outboxSignal.emit('filled')
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

/** Details alone are about the links that are there. */
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

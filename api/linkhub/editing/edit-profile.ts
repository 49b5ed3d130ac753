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
import { writeLook, writeMoreProfiles, writeSocials, writeWays } from '../stored-profile.ts'
import { changeProfile } from './change-profile.ts'
import { areLinksInPlace, replaceLinks } from './edit-links.ts'

export async function editProfile(deps: Deps, ownerId: string, edit: ProfileEdit) {
  const isListed = await deps.badHosts.read()
  const { before, after } = await changeProfile(deps, ownerId, {
    profileId: edit.profileId,
    version: edit.version,
    isInPlace: (profile) => isInPlace(profile, edit),
    make: (within, profile) => {
      requireUnlisted(edit.customLinks ?? [], isListed, profile.customLinks)
      return applyEdit(within, profile, edit)
    },
  })
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

async function applyEdit(deps: Deps, profile: WholeProfile, edit: ProfileEdit) {
  await renameProfile(deps, profile, edit.username ?? profile.username)
  const columns = columnsOf(profile, edit)
  await updateProfile(deps.db, profile.id, columns)
  if (columns.name !== profile.name || columns.username !== profile.username)
    await uncheckRegistrations(deps.db, profile.id)
  const links = editedLinks(profile, edit)
  if (links) await replaceLinks(deps, profile, links, edit.linkDetails)
}

/** Details alone are about the links that are there. */
function editedLinks(profile: WholeProfile, { customLinks, linkDetails }: ProfileEdit) {
  return customLinks ?? (linkDetails && profile.customLinks)
}

/** As the edit wants them: what it does not mention stays. */
function columnsOf(profile: ProfileRow, edit: ProfileEdit) {
  const { socials, profiles, ways, look, countsOwnVisits, timeZone = profile.timeZone } = edit
  return {
    name: edit.name ?? profile.name,
    username: edit.username ?? profile.username,
    bio: edit.bio ?? profile.bio,
    gradient: edit.gradient ?? profile.gradient,
    selectedColor: edit.selectedColor ?? profile.selectedColor,
    language: edit.language ?? profile.language,
    timeZone,
    socials: socials ? writeSocials(profile, withChatNumber(socials, timeZone)) : profile.socials,
    profiles: profiles ? writeMoreProfiles(profile, profiles) : profile.profiles,
    ways: ways ? writeWays(profile, withPhoneNumber(ways, timeZone)) : profile.ways,
    look: look ? writeLook(profile, look) : profile.look,
    countsOwnVisits: countsOwnVisits === undefined ? profile.countsOwnVisits : Number(countsOwnVisits),
  }
}

import { isDeepStrictEqual } from 'node:util'
import type { ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import type { Deps } from '../../platform/deps.ts'
import { withChatNumber } from '../chat-number.ts'
import { renameProfile } from '../claim-username.ts'
import type { WholeProfile } from '../own-profile.ts'
import { type ProfileRow, updateProfile } from '../queries.ts'
import { writeSocials } from '../stored-profile.ts'
import { changeProfile } from './change-profile.ts'
import { areLinksInPlace, replaceLinks } from './edit-links.ts'

export async function editProfile(deps: Deps, ownerId: string, edit: ProfileEdit) {
  const { after } = await changeProfile(deps, ownerId, {
    profileId: edit.profileId,
    version: edit.version,
    isInPlace: (profile) => isInPlace(profile, edit),
    make: (within, profile) => applyEdit(within, profile, edit),
  })
  return after
}

function isInPlace(profile: WholeProfile, edit: ProfileEdit) {
  const { version } = edit
  return (
    isDeepStrictEqual(columnsOf(profile, edit), columnsOf(profile, { version })) &&
    (edit.customLinks === undefined || areLinksInPlace(profile.customLinks, edit.customLinks))
  )
}

async function applyEdit(deps: Deps, profile: WholeProfile, edit: ProfileEdit) {
  await renameProfile(deps, profile, edit.username ?? profile.username)
  await updateProfile(deps.db, profile.id, columnsOf(profile, edit))
  if (edit.customLinks) await replaceLinks(deps, profile, edit.customLinks)
}

/** As the edit wants them: what it does not mention stays. */
function columnsOf(profile: ProfileRow, edit: ProfileEdit) {
  const { socials, countsOwnVisits, timeZone = profile.timeZone } = edit
  return {
    name: edit.name ?? profile.name,
    username: edit.username ?? profile.username,
    bio: edit.bio ?? profile.bio,
    gradient: edit.gradient ?? profile.gradient,
    selectedColor: edit.selectedColor ?? profile.selectedColor,
    language: edit.language ?? profile.language,
    timeZone,
    socials: socials ? writeSocials(profile, withChatNumber(socials, timeZone)) : profile.socials,
    countsOwnVisits: countsOwnVisits === undefined ? profile.countsOwnVisits : Number(countsOwnVisits),
  }
}

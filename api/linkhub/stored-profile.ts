import { ContactMethods, type MoreProfile, MoreProfiles } from '@nokshi/contract/linkhub/contact-methods.ts'
import { Look } from '@nokshi/contract/linkhub/look.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { MessageSettings } from '@nokshi/contract/messages.ts'
import type { ProfileRow } from './queries.ts'

/**
 * What a row says, in the values this release knows. During an upgrade a newer process writes to the same
 * tables; a gradient or network that only it knows must not break the page here.
 */
export function readSocials(row: Pick<ProfileRow, 'socials'>): Profile['socials'] {
  return Profile.shape.socials.parse(JSON.parse(row.socials))
}

export function readGradient(row: Pick<ProfileRow, 'gradient'>): Profile['gradient'] {
  return Profile.shape.gradient.parse(row.gradient)
}

export function readLanguage(row: Pick<ProfileRow, 'language'>): Profile['language'] {
  return Profile.shape.language.parse(row.language)
}

export function readMoreProfiles(row: Pick<ProfileRow, 'profiles'>): MoreProfile[] {
  return MoreProfiles.parse(JSON.parse(row.profiles))
}

export function readContactMethods(row: Pick<ProfileRow, 'contactMethods'>): ContactMethods {
  return ContactMethods.parse(JSON.parse(row.contactMethods))
}

/** What visitors reach an owner by. */
export function readContacts(row: Pick<ProfileRow, 'socials' | 'profiles' | 'contactMethods'>) {
  return { socials: readSocials(row), profiles: readMoreProfiles(row), contactMethods: readContactMethods(row) }
}

export function readLook(row: Pick<ProfileRow, 'look'>): Look {
  return Look.parse(JSON.parse(row.look))
}

export function readMessageSettings(row: Pick<ProfileRow, 'messageSettings'>): MessageSettings {
  return MessageSettings.parse(JSON.parse(row.messageSettings))
}

import { Profile, type Socials } from '@nokshi/contract/linkhub.ts'
import type { ProfileRow } from './queries.ts'

/**
 * What a row says, in the values this release knows. During an upgrade a newer process writes to the same tables: a
 * gradient or a social network that only it knows must not break the page here.
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

/** The row's next `socials`. Networks that only a newer release knows stay: an edit made here did not mention them. */
export function writeSocials(row: Pick<ProfileRow, 'socials'>, socials: Socials) {
  const stored: Record<string, unknown> = JSON.parse(row.socials)
  const unknown = Object.entries(stored).filter(([kind]) => !(kind in Profile.shape.socials.shape))
  return JSON.stringify({ ...socials, ...Object.fromEntries(unknown) })
}

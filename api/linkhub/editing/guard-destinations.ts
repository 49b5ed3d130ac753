import { requireRecentProof } from '../../auth/session-proof.ts'
import type { Deps } from '../../platform/deps.ts'
import { countHit, type Limit } from '../../platform/rate-limit.ts'
import { mailOwner } from '../mail.ts'
import type { PresentableProfile, ProfileRow } from '../queries.ts'
import { readContactMethods, readMoreProfiles, readSocials } from '../stored-profile.ts'
import { type Destinations, findNewDestinations } from './new-destinations.ts'

/** A slow typist saves a number several times. */
const mails: Limit = { name: 'contact-mails', hits: 10, perSeconds: 24 * 60 * 60 }

type Page = Pick<ProfileRow, 'socials' | 'profiles' | 'contactMethods'> & { customLinks: Destinations['links'] }

/** A stolen session must not redirect orders or money: that needs a proof and is mailed to the owner. */
export async function guardDestinations(deps: Deps, sessionId: string, before: Page & PresentableProfile, after: Page) {
  const fields = findNewDestinations(destinationsOf(before), destinationsOf(after), deps.now())
  if (fields.length === 0) return
  await requireRecentProof(deps, sessionId, 'proof-needed', fields)
  if (before.emailVerified !== 1 || (await countHit(deps, mails, [before.id])).isOver) return
  await mailOwner(deps, deps.db, before, 'contactsChanged')
}

function destinationsOf(page: Page): Destinations {
  return {
    socials: readSocials(page),
    profiles: readMoreProfiles(page),
    contactMethods: readContactMethods(page),
    links: page.customLinks,
  }
}

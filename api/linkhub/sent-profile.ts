import type { Deps } from '../platform/deps.ts'
import { presentBlocks } from './present-blocks.ts'
import { presentProfile } from './present-profile.ts'
import { getPublicProfile } from './public-profile.ts'
import { listCustomLinks } from './queries.ts'
import { findScheduledChanges } from './showing.ts'

export async function readSentProfile(deps: Pick<Deps, 'config' | 'db' | 'now'>, name: string) {
  const profile = await getPublicProfile(deps.db, name)
  const now = deps.now()
  const customLinks = await listCustomLinks(deps.db, profile.id)
  const blocks = await presentBlocks(deps, profile)
  // Its version does not know whether the owner's address was confirmed.
  const row = `${profile.id}-${profile.version}.${profile.blocksVersion}-${profile.emailVerified}`
  const { last } = findScheduledChanges(customLinks, now, blocks.changesAt)
  return {
    etag: last === 0 ? `"${row}"` : `"${row}-${last}"`,
    body: { ...presentProfile(deps.config, profile, customLinks, now), ...blocks.shown },
  }
}

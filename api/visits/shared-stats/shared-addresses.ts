import { pathIn, siteLanguages } from '@nokshi/contract/languages.ts'
import {
  type NewSponsorAddress,
  type SharedLink,
  type SharedStats,
  SPONSOR_ADDRESSES_MAX,
  SPONSOR_DAYS,
  type SponsorAddress,
} from '@nokshi/contract/visits/shared-stats.ts'
import type { Analytics } from '@nokshi/contract/visits.ts'
import { hashToken, newToken } from '../../accounts/tokens.ts'
import { transact } from '../../database/connect.ts'
import { imageUrl } from '../../linkhub/pictures/image-files.ts'
import { lockProfile, type ProfileRow } from '../../linkhub/queries.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { type Limit, requireUnderLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readAnalytics } from '../analytics/read-analytics.ts'
import { findAddress, insertAddress, listAddresses } from './queries.ts'

/** Revoked ones stay, to be answered as such: nobody may collect them. */
const newAddresses: Limit = { name: 'sponsor-addresses', hits: 30, perSeconds: 24 * 60 * 60 }

/** The address is said once; only the hash of its token is kept. */
export async function makeAddress(
  deps: Deps,
  { id: profileId, language }: Pick<ProfileRow, 'id' | 'language'>,
  { label = '', showsLinks }: NewSponsorAddress,
) {
  const token = newToken()
  await requireUnderLimit(deps, newAddresses, [profileId], 'sponsor-addresses-limit')
  await transact(deps.db, async (tx) => {
    await lockProfile(tx, profileId)
    const open = (await listAddresses(tx, profileId)).filter(({ revokedAt }) => revokedAt === null)
    if (open.length >= SPONSOR_ADDRESSES_MAX)
      throw new Refusal('conflict', { code: 'too-many-sponsor-addresses', params: { max: SPONSOR_ADDRESSES_MAX } })
    await insertAddress(tx, {
      ...{ id: newId(deps.now()), profileId, tokenHash: hashToken(token), label },
      ...{ showsLinks: showsLinks ? 1 : 0, madeAt: deps.now(), revokedAt: null },
    })
  })
  const path = pathIn(siteLanguages[language], '/numbers')
  return { address: `${deps.config.siteUrl}${path}?token=${token}`, addresses: await presentAddresses(deps, profileId) }
}

export async function presentAddresses({ db }: Pick<Deps, 'db'>, profileId: string): Promise<SponsorAddress[]> {
  const rows = await listAddresses(db, profileId)
  return rows.map(({ showsLinks, ...row }) => ({ ...row, showsLinks: showsLinks === 1 }))
}

export async function readSharedStats(deps: Deps, token: string): Promise<SharedStats> {
  const found = await findAddress(deps.db, hashToken(token))
  if (!found) throw new Refusal('not-found', 'no-such-address')
  const { name, username, profileImage: image, suspendedAt, revokedAt } = found
  if (revokedAt !== null || suspendedAt !== null) throw new Refusal('gone', 'address-revoked')
  const showsLinks = found.showsLinks === 1
  const { lifetimeVisits, uniqueVisitors, timeZone, period } = await readAnalytics(deps, found, SPONSOR_DAYS)
  const { clicks: _, links, ...shared } = period
  const profileImage = image && imageUrl(deps.config, 'profile', image)
  return {
    ...{ name, username, profileImage, lifetimeVisits, uniqueVisitors, timeZone, showsLinks },
    period: { ...shared, links: showsLinks ? links.flatMap(shareLink) : [] },
  }
}

function shareLink({ title, clicks, isShown }: Analytics['period']['links'][number]): SharedLink[] {
  return isShown ? [{ title, clicks, isShown }] : []
}

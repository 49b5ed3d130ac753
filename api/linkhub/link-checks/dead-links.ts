import type { LinkCheck } from '@nokshi/contract/linkhub/link-checks.ts'
import type { Db } from '../../database/connect.ts'
import { isShown } from '../showing.ts'
import { listToTell } from './queries.ts'

/** A server may have one bad day. */
const BAD_DAYS = 2

export async function listLinkChecks(db: Db, profileId: string): Promise<LinkCheck[]> {
  const rows = await listToTell(db, profileId)
  return rows.flatMap(({ linkId, url, state, badDays, badSince, triedAt }) => {
    if (state === 'listed') return { linkId, url, state, since: badSince ?? triedAt ?? 0 }
    if (state === 'closed') return { linkId, url, state, since: triedAt ?? 0 }
    return badDays >= BAD_DAYS ? { linkId, url, state: 'dead' as const, since: badSince ?? 0 } : []
  })
}

/** The links of a page that visitors see and that lead nowhere, with since when. For reports to the owner. */
export async function listDeadLinks(db: Db, profileId: string, now: number) {
  const rows = await listToTell(db, profileId)
  return rows
    .filter((row) => row.state === 'bad' && row.badDays >= BAD_DAYS && isShown({ ...row, checked: row.state }, now))
    .map(({ linkId, title, url, badSince }) => ({ linkId, title, url, since: badSince ?? 0 }))
}

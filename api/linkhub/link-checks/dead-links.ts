import type { LinkCheck } from '@nokshi/contract/linkhub/link-details.ts'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../platform/refusal.ts'
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

interface Link {
  url: string
}

/** Refuses new links to listed hosts. Existing ones are left to the daily check, as every edit sends them. */
export function requireUnlisted(links: Link[], isListed: (url: string) => boolean, before: Link[] = []) {
  const refused = links.flatMap(({ url }, index) =>
    isListed(url) && !before.some((link) => link.url === url) ? `customLinks.${index}.url` : [],
  )
  if (refused.length === 0) return
  const fields = Object.fromEntries(refused.map((field) => [field, { code: 'listed-host' }]))
  throw new Refusal('invalid', 'listed-host', { fields })
}

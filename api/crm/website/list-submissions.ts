import type { SiteAnalytics } from '@nokshi/contract/crm/website.ts'
import type { Db } from '../../database/connect.ts'
import { readOrigin } from '../../intake/payload.ts'
import { listInboxRows } from '../inbox/queries.ts'

const SHOWN = 10
const newestFirst = { after: undefined, isOldestFirst: false }

/** One screen of submissions from every tab but spam, with their source. */
export async function listNewestSubmissions(db: Db): Promise<SiteAnalytics['submissions']> {
  const tabs = ['new', 'taken', 'closed'] as const
  const rows = await Promise.all(tabs.map((tab) => listInboxRows(db, tab, newestFirst, SHOWN)))
  return rows
    .flat()
    .sort((one, other) => other.receivedAt - one.receivedAt)
    .flatMap(({ id, name, form, receivedAt, payload }) =>
      // A mail did not come by the site.
      form === 'mail' ? [] : [{ id, name, form, receivedAt, cameFrom: readOrigin({ payload }) ?? null }],
    )
    .slice(0, SHOWN)
}

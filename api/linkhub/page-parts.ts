import type { Db } from '../database/connect.ts'
import { type CustomLinkRow, listCustomLinks } from './queries.ts'

/** What hangs on a profile in tables of its own. */
export interface PageParts {
  customLinks: CustomLinkRow[]
}

export async function readPageParts(db: Db, profileId: string): Promise<PageParts> {
  return { customLinks: await listCustomLinks(db, profileId) }
}

import type { Db } from '../../database/connect.ts'
import { findProfileForVisit } from '../../linkhub/queries.ts'

/** A page that was opened, as far as its visits go. */
export type Page = NonNullable<Awaited<ReturnType<typeof findProfileForVisit>>>

/** So long a change to a page may take to be noticed by other processes. */
const REMEMBERED_MS = 1_000

/** Looks pages up by name, each once a second at most: a lookup takes longer than all the rest of noting a visit. */
export function createPageFinder(db: Db) {
  const remembered = new Map<string, Promise<Page | undefined>>()
  let since = 0

  /** A name that nobody has is not remembered: it may be taken the next moment. */
  function look(name: string) {
    const looking = findVisiblePage(db, name)
    const forget = () => remembered.get(name) === looking && remembered.delete(name)
    remembered.set(name, looking)
    looking.then((found) => found ?? forget(), forget)
    return looking
  }

  return {
    find(name: string, now: number) {
      if (Math.abs(now - since) >= REMEMBERED_MS) {
        remembered.clear()
        since = now
      }
      return remembered.get(name) ?? look(name)
    },
    forgetAll: () => remembered.clear(),
  }
}

async function findVisiblePage(db: Db, name: string) {
  const found = await findProfileForVisit(db, name)
  return found?.suspendedAt === null ? found : undefined
}

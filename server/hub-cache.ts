import { type HubPage, weighPage } from './hub-page.ts'

/** A page as it was when the API was last asked about it. */
export interface KnownPage {
  /** As the API names it. */
  version: string
  checkedAt: number
  page: HubPage
}

interface Kept {
  known: KnownPage
  /** As it was weighed: a page grows with each form that somebody asks for. */
  bytes: number
}

/** Keeps pages by their usernames, up to so many bytes; those that were not asked for the longest go first. */
export function createHubCache(bytesMax: number) {
  const pages = new Map<string, Kept>()
  let bytes = 0

  function drop(username: string) {
    bytes -= pages.get(username)?.bytes ?? 0
    pages.delete(username)
  }

  return {
    find: (username: string) => pages.get(username)?.known,
    drop,
    /** The latest to be kept is the last to go. */
    keep(username: string, known: KnownPage) {
      drop(username)
      const weight = weighPage(known.page)
      pages.set(username, { known, bytes: weight })
      bytes += weight
      for (const oldest of pages.keys()) {
        if (bytes <= bytesMax) break
        drop(oldest)
      }
    },
  }
}

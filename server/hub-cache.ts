import type { ReadyPage } from './hub-answer.ts'

/** A page as it was when the API was last asked about it. */
export interface KnownPage {
  /** As the API names it. */
  version: string
  checkedAt: number
  page: ReadyPage
}

/** Keeps pages by their usernames, up to so many bytes; those that were not asked for the longest go first. */
export function createHubCache(bytesMax: number) {
  const pages = new Map<string, KnownPage>()
  let bytes = 0

  function drop(username: string) {
    bytes -= pages.get(username)?.page.bytes ?? 0
    pages.delete(username)
  }

  return {
    find: (username: string) => pages.get(username),
    drop,
    /** The latest to be kept is the last to go. */
    keep(username: string, known: KnownPage) {
      drop(username)
      pages.set(username, known)
      bytes += known.page.bytes
      for (const oldest of pages.keys()) {
        if (bytes <= bytesMax) break
        drop(oldest)
      }
    },
  }
}

import { samples } from '@nokshi/content/samples/samples.ts'
import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import { localize, type ShownEntry, type SiteContent } from '@nokshi/contract/website/localize.ts'
import type { Deps } from '../platform/deps.ts'
import { shownEntry } from './entry.ts'
import { findSiteVersion, listPublished } from './queries.ts'

interface Loaded {
  version: number
  inLanguage: Record<SiteLanguage['code'], SiteContent>
}

/**
 * What is published, in memory, because every page and mail needs it. To look for a newer version reads one
 * row by its key. An installation that is not filled yet shows the samples.
 */
export function createContentStore({ db, files }: Pick<Deps, 'db' | 'files'>): Deps['siteContent'] {
  let loaded: Loaded | undefined
  let loading: { version: number; done: Promise<void> } | undefined

  async function load(version: number) {
    // The version was read before the entries. If they are newer, the next check reads them again.
    const rows = await listPublished(db)
    const entries = rows.map(({ data, ...row }) => shownEntry(row, data ?? '{}'))
    loaded = toLoaded(version, entries)
  }

  return {
    isReady: () => true,
    whenReady: async () => {},
    async refresh() {
      const version = await findSiteVersion(db)
      if (version === undefined || version === loaded?.version) return
      // Many ask at once after a publication; one of them reads it.
      if (loading?.version !== version) loading = { version, done: load(version) }
      await loading.done.finally(() => {
        loading = undefined
      })
    },
    current(language) {
      loaded ??= toLoaded(0, samples)
      return { version: loaded.version, content: loaded.inLanguage[language] }
    },
    async readPicture(src) {
      const name = /^\/images\/([0-9a-f]{32}-\d+\.webp)$/.exec(src)?.[1]
      return name === undefined ? undefined : files.find(name)
    },
  }
}

/** In all languages at once, so that no visitor waits for it. */
function toLoaded(version: number, entries: ShownEntry[]): Loaded {
  const inLanguage = { en: localize(entries, 'en'), bn: localize(entries, 'bn'), ar: localize(entries, 'ar') }
  return { version, inLanguage }
}

import { samples } from '@nokshi/content/samples/samples.ts'
import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import { localize, type ShownEntry, type SiteContent } from '@nokshi/contract/website/localize.ts'
import type { Deps } from '../platform/deps.ts'
import { shownEntry } from './entry.ts'
import { findSiteVersion, listPublished } from './queries.ts'

interface Loaded {
  version: number
  entries: ShownEntry[]
  inLanguage: Map<SiteLanguage['code'], SiteContent>
}

/**
 * What is published, in memory: every page and mail needs it. Whether there is a newer version is one row by its key. An installation
 * that was not filled yet says what the samples say.
 */
export function createContentStore({ db, files }: Pick<Deps, 'db' | 'files'>): Deps['siteContent'] {
  let loaded: Loaded | undefined
  let loading: { version: number; done: Promise<void> } | undefined

  async function load(version: number) {
    // The version was read before the entries: those of a later one are then read again, and never taken for the earlier one.
    const rows = await listPublished(db)
    const entries = rows.map(({ data, ...row }) => shownEntry(row, data ?? '{}'))
    loaded = { version, entries, inLanguage: new Map() }
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
      loaded ??= { version: 0, entries: samples, inLanguage: new Map() }
      const { version, entries, inLanguage } = loaded
      const content = inLanguage.get(language) ?? localize(entries, language)
      inLanguage.set(language, content)
      return { version, content }
    },
    async readPicture(src) {
      const name = /^\/images\/([0-9a-f]{32}-\d+\.webp)$/.exec(src)?.[1]
      return name === undefined ? undefined : files.find(name)
    },
  }
}

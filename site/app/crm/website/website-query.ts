import { changed } from '@nokshi/contract/crm/records.ts'
import { SiteAnalytics } from '@nokshi/contract/crm/website.ts'
import type { Period } from '@nokshi/contract/visits.ts'
import { ComparedVersion, Entry, EntryLine, EntryVersion, Pending } from '@nokshi/contract/website/entries.ts'
import type { EntryData, Kind } from '@nokshi/contract/website/kinds.ts'
import { pageAddresses } from '@nokshi/contract/website/pages.ts'
import { keepPreviousData } from '@tanstack/react-query'
import * as z from 'zod'
import { crmApi, crmQuery } from '../records/crm-api.ts'
import { recordKind, Trashed } from '../records/record-kind.ts'

/** Old numbers stay until new ones are there. */
export function websiteQuery(days: Period) {
  return crmQuery(['website', days], () => crmApi('GET /api/crm/website', SiteAnalytics, { query: { days } }), {
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  })
}

const Lines = z.object({ items: EntryLine.array() })

export function entriesQuery(kind?: Kind) {
  const fetch = () => crmApi('GET /api/crm/website/entries', Lines, { query: { kind } })
  return crmQuery(['entries', kind ?? ''], async () => (await fetch()).items)
}

export const pendingQuery = crmQuery(
  ['pending'],
  async () => (await crmApi('GET /api/crm/website/pending', Pending)).items,
  {
    // What is published must be what was looked at.
    staleTime: 0,
  },
)

export type PendingItem = z.infer<typeof Pending>['items'][number]

const Versions = z.object({ items: EntryVersion.array() })

export function versionsQuery(id: string) {
  const fetch = () => crmApi('GET /api/crm/website/entries/{id}/versions', Versions, { id })
  return crmQuery(['entry-versions', id], async () => (await fetch()).items)
}

export function comparedQuery(id: string, other: string) {
  const query = { with: other || undefined }
  return crmQuery(['entry-version', id, other], () =>
    crmApi('GET /api/crm/website/versions/{id}', ComparedVersion, { id, query }),
  )
}

export const entryRecords = recordKind<Entry, { draft: EntryData }>('website-entry', {
  fetch: (id) => crmApi('GET /api/crm/website/entries/{id}', Entry, { id }),
  save: (id, body) => crmApi('PATCH /api/crm/website/entries/{id}', changed(Entry), { id, body }),
  trash: (id) => crmApi('DELETE /api/crm/website/entries/{id}', Trashed, { id }),
})

/** The page on which visitors see an entry; undefined for what they do not see by itself. */
export function pageOfEntry(kind: Kind, slug: string): string | undefined {
  const addresses: Record<string, string> = pageAddresses
  const places: Partial<Record<Kind, string>> = {
    ...{ brand: '/', page: addresses[slug] ?? '/', team: '/about', service: '/services' },
    ...{ 'case-study': `/portfolio/${slug}`, testimonial: '/testimonials', question: '/support' },
  }
  return places[kind]
}

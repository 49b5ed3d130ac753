import { SiteAnalytics } from '@nokshi/contract/crm/website.ts'
import type { Period } from '@nokshi/contract/visits.ts'
import {
  ComparedVersion,
  type EntryLine,
  EntryVersion,
  EntryLine as Line,
  Pending,
} from '@nokshi/contract/website/entries.ts'
import type { Kind } from '@nokshi/contract/website/kinds.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod'
import { crmApi } from '../records/crm-api.ts'

/** Old numbers stay until new ones are there. */
export function websiteQuery(days: Period) {
  return queryOptions({
    queryKey: ['website', days],
    queryFn: () => crmApi('GET /api/crm/website', SiteAnalytics, { query: { days } }),
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  })
}

/** The answer to a change of many entries. */
export const ChangedEntries = z.object({ count: z.number(), changeId: z.string() })

const Lines = z.object({ items: Line.array() })

/** Of a kind, or all of them. */
export function entriesQuery(kind?: Kind) {
  return queryOptions({
    queryKey: ['entries', kind ?? ''],
    queryFn: async (): Promise<EntryLine[]> =>
      (await crmApi('GET /api/crm/website/entries', Lines, { query: { kind } })).items,
  })
}

export const pendingQuery = queryOptions({
  queryKey: ['pending'],
  queryFn: async () => (await crmApi('GET /api/crm/website/pending', Pending)).items,
  // What is published must be what was looked at.
  staleTime: 0,
})

export type PendingItem = z.infer<typeof Pending>['items'][number]

const Versions = z.object({ items: EntryVersion.array() })

export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: ['entry-versions', id],
    queryFn: async () => (await crmApi('GET /api/crm/website/entries/{id}/versions', Versions, { id })).items,
  })
}

/** How a version differs from another one, or from the draft. */
export function comparedQuery(id: string, other: string) {
  return queryOptions({
    queryKey: ['entry-version', id, other],
    queryFn: () =>
      crmApi('GET /api/crm/website/versions/{id}', ComparedVersion, { id, query: { with: other || undefined } }),
  })
}

import { changed } from '@nokshi/contract/crm/records.ts'
import { Entry } from '@nokshi/contract/website/entries.ts'
import type { EntryData, Kind } from '@nokshi/contract/website/kinds.ts'
import { pageAddresses } from '@nokshi/contract/website/pages.ts'
import { crmApi } from '../records/crm-api.ts'
import { recordKind, Trashed } from '../records/record-kind.ts'

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

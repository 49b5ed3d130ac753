import { Board, Deal, DealCard, type DealEdit } from '@nokshi/contract/crm/deals.ts'
import { changed, pageOf } from '@nokshi/contract/crm/records.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { crmApi, crmQuery } from '../records/crm-api.ts'
import { infiniteListQuery } from '../records/crm-queries.ts'
import { recordKind, Trashed } from '../records/record-kind.ts'

/** The same for board and list; they stand in the address. */
export const dealFilters = [
  'q',
  'owner',
  'service',
  'quiet',
  'stage',
  'minAmount',
  'maxAmount',
  'closeFrom',
  'closeTo',
  'minDays',
  'sort',
] as const

type FilterName = (typeof dealFilters)[number]
export type DealFilters = Partial<Record<FilterName, string>>

export const ChangedDeal = changed(Deal)

export const deals = recordKind<Deal, Omit<DealEdit, 'version'>>('deal', {
  fetch: (id) => crmApi('GET /api/crm/deals/{id}', Deal, { id }),
  save: (id, body) => crmApi('PATCH /api/crm/deals/{id}', ChangedDeal, { id, body }),
  trash: (id) => crmApi('DELETE /api/crm/deals/{id}', Trashed, { id }),
})

/** What the board leaves to the list: it has an order of its own. */
export function boardQuery({ sort: _, ...filters }: DealFilters) {
  return crmQuery(['board', filters], () => crmApi('GET /api/crm/board', Board, { query: filters }), {
    placeholderData: keepPreviousData,
  })
}

export function dealsQuery(filters: DealFilters) {
  return infiniteListQuery('deals', filters, (query) => crmApi('GET /api/crm/deals', pageOf(DealCard), { query }))
}

export function columnQuery({ sort: _, ...filters }: DealFilters, stageId: string) {
  return dealsQuery({ ...filters, stage: stageId, sort: 'rank' })
}

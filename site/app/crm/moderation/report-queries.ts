import { RegistrationList } from '@nokshi/contract/linkhub/registrations.ts'
import { ReportList, type reportStates, SuspendedPage } from '@nokshi/contract/moderation.ts'
import { queryOptions } from '@tanstack/react-query'
import { crmApi } from '../records/crm-api.ts'

export type ReportState = (typeof reportStates)[number]

/** Colleagues decide too, and visitors go on reporting. */
const AGAIN_MS = 60_000

export function reportsQuery(state: ReportState) {
  return queryOptions({
    queryKey: ['reports', state],
    queryFn: () => crmApi('GET /api/crm/reports', ReportList, { query: { state } }),
    refetchInterval: AGAIN_MS,
  })
}

export const suspendedQuery = queryOptions({
  queryKey: ['suspended-pages'],
  queryFn: () => crmApi('GET /api/crm/suspended-pages', SuspendedPage.array()),
})

export const registrationsQuery = queryOptions({
  queryKey: ['registrations'],
  queryFn: () => crmApi('GET /api/crm/registrations', RegistrationList),
})

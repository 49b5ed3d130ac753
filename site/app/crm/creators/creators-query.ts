import { AccountRecovery, CreatorList } from '@nokshi/contract/crm/creators.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { crmApi } from '../records/crm-api.ts'

export function creatorsQuery(state: string, q: string) {
  return queryOptions({
    queryKey: ['creators', state, q],
    queryFn: () => crmApi('GET /api/crm/creators', CreatorList, { query: { state, q } }),
    // While somebody types, what is open in the list stays open.
    placeholderData: keepPreviousData,
  })
}

export function recoveryQuery(id: string) {
  return queryOptions({
    queryKey: ['creators', 'recovery', id],
    queryFn: () => crmApi('GET /api/crm/creators/{id}/recovery', AccountRecovery, { id }),
  })
}

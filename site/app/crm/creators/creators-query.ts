import { AccountRecovery, CreatorList } from '@nokshi/contract/crm/creators.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { crmApi } from '../records/crm-api.ts'

export function creatorsQuery(state: string, q: string) {
  return queryOptions({
    queryKey: ['creators', state, q],
    queryFn: () => crmApi.get(`/api/crm/creators?${new URLSearchParams({ state, q })}`, CreatorList),
    // While somebody types, what is open in the list stays open.
    placeholderData: keepPreviousData,
  })
}

export function recoveryPath(id: string) {
  return `/api/crm/creators/${encodeURIComponent(id)}/recovery`
}

export function recoveryQuery(id: string) {
  return queryOptions({
    queryKey: ['creators', 'recovery', id],
    queryFn: () => crmApi.get(recoveryPath(id), AccountRecovery),
  })
}

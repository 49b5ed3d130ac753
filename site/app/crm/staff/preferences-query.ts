import { Preferences } from '@nokshi/contract/crm/preferences.ts'
import { queryOptions } from '@tanstack/react-query'
import { crmApi } from '../records/crm-api.ts'

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: () => crmApi('GET /api/crm/me/preferences', Preferences),
})

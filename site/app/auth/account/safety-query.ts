import { AccountSafety } from '@nokshi/contract/auth/safety.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'

export const safetyQuery = queryOptions({
  queryKey: ['safety'],
  queryFn: () => browserApi('GET /api/auth/safety', AccountSafety),
  retry: false,
})

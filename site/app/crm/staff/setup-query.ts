import { SetupState } from '@nokshi/contract/crm/staff.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'

/** Whether the CRM waits for its owner. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: () => browserApi('GET /api/crm/setup', SetupState),
})

import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '../account-calls.ts'

/** Where the account is logged in. Asked anew whenever it is looked at: it is about what happens elsewhere. */
export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: listSessions, staleTime: 0, retry: false })

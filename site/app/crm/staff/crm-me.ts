import { Me } from '@nokshi/contract/crm/staff.ts'
import { queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { browserApi, isRefusedWith } from '../../platform/api.ts'
import { ME } from '../records/crm-api.ts'

/** Who is logged in, or null. Not by crmApi: nobody being there is an answer, not an interruption. */
export const meQuery = queryOptions({
  queryKey: ME,
  queryFn: () => browserApi('GET /api/crm/me', Me).catch(nullWhenNobody),
})

function nullWhenNobody(error: unknown): null {
  if (isRefusedWith(error, 'no-session')) return null
  throw error
}

export const MeContext = createContext<Me | undefined>(undefined)

export function useMe(): Me {
  const me = use(MeContext)
  if (!me) throw new Error('Only pages inside the frame of the CRM know who is there.')
  return me
}

/** A viewer sees everything and changes nothing: for them there are no buttons that do. */
export function useMayChange() {
  return useMe().role !== 'viewer'
}

export function useIsOwner() {
  return useMe().role === 'owner'
}

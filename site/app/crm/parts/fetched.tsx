import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CrmFailed, CrmLoading } from './crm-states.tsx'

interface FetchedProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

export function Fetched<Data>({ query: { data, error, refetch }, children }: FetchedProps<Data>) {
  if (data !== undefined) return children(data)
  return error ? <CrmFailed error={error} onRetry={() => void refetch()} /> : <CrmLoading />
}

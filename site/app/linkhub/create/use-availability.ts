import { Username } from '@nokshi/contract/linkhub.ts'
import { Availability } from '@nokshi/contract/profile-edit.ts'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { useSettled } from '../editor/use-settled.ts'

/**
 * Whether a username is free right now, asked when the typing pauses. An answer about another name than the one that
 * stands there is never shown, and a question that fails is no news: the server decides when the form is sent.
 */
export function useAvailability(username: string, own?: string) {
  const settled = useSettled(username)
  const isWorthAsking = username !== own && Username.safeParse(username).success
  const { data, isFetching } = useQuery({
    queryKey: ['availability', settled],
    queryFn: () => browserApi.get(`/api/linkhub/${settled}/availability`, Availability),
    enabled: isWorthAsking && settled === username,
    staleTime: 10_000,
    retry: false,
  })
  if (!isWorthAsking || settled !== username) return { isAsking: isWorthAsking, answer: undefined }
  return { isAsking: isFetching, answer: data }
}

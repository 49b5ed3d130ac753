import { Username } from '@nokshi/contract/linkhub.ts'
import { Availability } from '@nokshi/contract/profile-edit.ts'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { firstIssueSentence } from '../../platform/issue-sentences.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

/**
 * Whether a username is free, asked when the typing pauses. An answer about another name is not shown, and a
 * query that fails is no error: the server decides when the form is sent.
 */
export function useAvailability(username: string, own?: string) {
  const debounced = useDebounced(username)
  const result = Username.safeParse(username)
  const isWorthAsking = username !== own && result.success
  const { data, isFetching } = useQuery({
    queryKey: ['availability', debounced],
    queryFn: () =>
      browserApi('GET /api/linkhub/{username}/availability', Availability, { username: debounced }),
    enabled: isWorthAsking && debounced === username,
    staleTime: 10_000,
    retry: false,
  })
  if (debounced !== username || username === own) return { isAsking: isWorthAsking }
  if (!result.success) return { problem: username.length < 2 ? undefined : firstIssueSentence(result) }
  return { isAsking: isFetching, answer: data }
}

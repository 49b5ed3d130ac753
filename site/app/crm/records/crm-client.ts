import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem, isRefusedWith } from '../../platform/api.ts'

export const ME = ['me']

/**
 * Apart from the one of the creators’ pages: a colleague may be logged in to both, and leaving one must not empty the
 * other. Whatever is older than half a minute is asked for again when somebody looks.
 */
export const crmClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeLostRights }),
  mutationCache: new MutationCache({ onError: noticeLostRights }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a network a call fails at once and the page can say so, instead of waiting for better days.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && !(error instanceof ApiProblem && error.status < 500),
    },
    mutations: { networkMode: 'always' },
  },
})

/**
 * After a change everything on the page is fetched again. A query that has no answer yet is cancelled first: it was sent
 * before the change, and its answer would be taken for the new one.
 */
export async function invalidateAll() {
  await crmClient.cancelQueries({ predicate: ({ state }) => state.data === undefined })
  await crmClient.invalidateQueries()
}

/** An owner may have changed a role, or asked everybody for two-factor, while this page was open. */
function noticeLostRights(error: unknown) {
  if (isRefusedWith(error, 'only-members', 'only-owners', 'must-set-up-two-factor'))
    void crmClient.invalidateQueries({ queryKey: ME, exact: true })
}

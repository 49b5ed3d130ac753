import { QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/** One for the page: whatever asks, from wherever on it, shares the answers. Fresh for five minutes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTE,
      refetchOnWindowFocus: false,
      // Without a network a call fails at once and the page can say so, instead of waiting for better days.
      networkMode: 'always',
    },
  },
})

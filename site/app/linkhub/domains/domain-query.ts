import { OwnDomain } from '@nokshi/contract/linkhub/domains.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'

/** While a certificate is on its way. */
const SOON_MS = 4_000

export const domainQuery = queryOptions({
  queryKey: ['domain'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/domain', OwnDomain),
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }) => (state.data?.domain?.state === 'proven' ? SOON_MS : false),
})

import {
  type NewSponsorAddress,
  SponsorAddresses,
  SponsorAddressMade,
} from '@nokshi/contract/visits/shared-stats.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { withProof } from '../../platform/session-proof.ts'

const SPONSORS = '/api/linkhubAuth/me/sponsors'

export const sponsorsQuery = queryOptions({
  queryKey: ['sponsors'],
  queryFn: () => browserApi.get(SPONSORS, SponsorAddresses),
})

/** The address, which is never said again. */
export async function makeSponsorAddress(input: NewSponsorAddress) {
  const { address, addresses } = await withProof(() => browserApi.post(SPONSORS, input, SponsorAddressMade))
  queryClient.setQueryData(sponsorsQuery.queryKey, addresses)
  return address
}

export async function revokeSponsorAddress(id: string) {
  const addresses = await browserApi.delete(`${SPONSORS}/${id}`, SponsorAddresses)
  queryClient.setQueryData(sponsorsQuery.queryKey, addresses)
}

import { type NewSponsorAddress, SponsorAddresses, SponsorAddressMade } from '@nokshi/contract/visits/shared-stats.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { withProof } from '../../platform/session-proof.ts'

export const sponsorsQuery = queryOptions({
  queryKey: ['sponsors'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/sponsors', SponsorAddresses),
})

/** The address, which is never said again. */
export async function makeSponsorAddress(input: NewSponsorAddress) {
  const { address, addresses } = await withProof(() =>
    browserApi('POST /api/linkhubAuth/me/sponsors', SponsorAddressMade, { body: input }),
  )
  queryClient.setQueryData(sponsorsQuery.queryKey, addresses)
  return address
}

export async function revokeSponsorAddress(id: string) {
  const addresses = await browserApi('DELETE /api/linkhubAuth/me/sponsors/{id}', SponsorAddresses, { id })
  queryClient.setQueryData(sponsorsQuery.queryKey, addresses)
}

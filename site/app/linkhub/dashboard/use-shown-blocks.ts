import type { Profile } from '@nokshi/contract/linkhub.ts'
import { useQuery } from '@tanstack/react-query'
import { paymentsQuery } from '../payments/payments-query.ts'
import { hasEnded, registrationsQuery } from '../registrations/registrations-query.ts'
import { shopQuery } from '../shop/shop-query.ts'
import { videosQuery } from '../videos/videos-query.ts'

/** What the page shows beside what is edited as a whole. */
export function useShownBlocks(): Pick<Profile, 'payments' | 'registrations' | 'products' | 'videos'> {
  const { payments = [] } = useQuery(paymentsQuery).data ?? {}
  const { products = [] } = useQuery(shopQuery).data ?? {}
  const { data: videos = [] } = useQuery(videosQuery)
  const { data = [] } = useQuery(registrationsQuery)
  const registrations = data.filter((one) => !hasEnded(one))
  // The preview takes no orders: the number may still be being typed.
  const shown = products.map((product) => ({ ...product, orderUrl: 'https://wa.me/' }))
  return {
    ...(payments.length > 0 && { payments }),
    ...(registrations.length > 0 && { registrations }),
    ...(shown.length > 0 && { products: shown }),
    ...(videos.length > 0 && { videos }),
  }
}

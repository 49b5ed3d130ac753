import type { Profile } from '@nokshi/contract/linkhub.ts'
import type { Deps } from '../platform/deps.ts'
import { presentPayments } from './payments/present-payments.ts'
import { listPayments } from './payments/queries.ts'
import type { PresentableProfile } from './queries.ts'
import { listEnds, presentValid } from './registrations/present-registrations.ts'
import { listRegistrations } from './registrations/queries.ts'
import { presentShop } from './shop/present-shop.ts'
import { listProducts } from './shop/queries.ts'

interface Blocks {
  shown: Pick<Profile, 'payments' | 'registrations' | 'products'>
  changesAt: number[]
}

export async function presentBlocks(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  profile: PresentableProfile,
): Promise<Blocks> {
  const { id, emailVerified, timeZone } = profile
  const payments = emailVerified === 1 ? presentPayments(config, await listPayments(db, id)) : []
  const rows = await listRegistrations(db, id)
  const registrations = presentValid(rows, timeZone, now())
  const products = presentShop(config, profile, await listProducts(db, id))
  return {
    shown: {
      ...(payments.length > 0 && { payments }),
      ...(registrations.length > 0 && { registrations }),
      ...(products.length > 0 && { products }),
    },
    changesAt: listEnds(rows, timeZone, now()),
  }
}

import type { Db } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { mailOwner } from '../mail.ts'
import { findProfileOfOwner, type PresentableProfile } from '../queries.ts'
import { listPayments } from './queries.ts'

type Teller = Pick<Deps, 'config' | 'siteContent' | 'now'>

export async function tellOwner(
  deps: Teller,
  tx: Db,
  profile: Pick<PresentableProfile, 'id' | 'username'>,
  what: string,
) {
  const summary = `Payment method ${what} the page @${profile.username}`
  await noteChange(tx, deps.now(), { kind: 'page', summary, actorId: null })
  await mailOwner(deps, tx, profile, 'paymentsChanged')
}

/** Payment methods show once the address is confirmed; who confirms it may not be who added them. */
export async function tellConfirmedOwner(deps: Pick<Deps, 'db' | 'outboxSignal'> & Teller, userId: string) {
  await transact(deps.db, async (tx) => {
    const profile = await findProfileOfOwner(tx, userId)
    if (!profile || (await listPayments(tx, profile.id)).length === 0) return
    await tellOwner(deps, tx, profile, 'shown since the address was confirmed: on')
  })
  deps.outboxSignal.emit('filled')
}

import type { SetupClaim } from '@nokshi/contract/crm/staff.ts'
import { hashPassword, requireUncommonPassword } from '../../../accounts/passwords.ts'
import { transact } from '../../../database/connect.ts'
import { noteChange } from '../../../platform/change-log.ts'
import { brandOf } from '../../../platform/content.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { type Limit, type Network, requireUnderLimit } from '../../../platform/rate-limit.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { createStaff } from '../create-staff.ts'
import { findStudio, insertStudio } from '../queries.ts'
import { isSetupCode } from './setup-code.ts'
import { firstSettings, writeSettings } from './studio.ts'

const perNetwork: Limit = { name: 'setup-place', hits: 5, perSeconds: 15 * 60 }

/** Whoever has the setup code becomes the first owner, once. */
export async function claimStudio(deps: Deps, claim: SetupClaim, network: Network) {
  if (await findStudio(deps.db)) throw new Refusal('conflict', 'already-claimed')
  requireUncommonPassword(deps, claim.password, claim.email, [claim.name])
  await requireUnderLimit(deps, perNetwork, [network], 'setup-place-limit')
  if (!isSetupCode(deps, claim.code)) throw new Refusal('forbidden', 'wrong-setup-code', { at: 'code' })

  // Before the transaction: SQLite has one connection, which a slow hash would block.
  const passwordHash = await hashPassword(claim.password)
  const now = deps.now()
  const ownerId = newId(now)
  const { baseCurrency } = firstSettings
  const owner = await transact(deps.db, async (tx) => {
    const { timeZone, workingDays, opens, closes } = brandOf(deps).calendar
    const settings = writeSettings({ ...firstSettings, timeZone, workDays: workingDays, opens, closes })
    if (!(await insertStudio(tx, { ownerId, baseCurrency, settings, claimedAt: now })))
      throw new Refusal('conflict', 'already-claimed')
    const summary = 'Claimed the CRM with the setup code, as its first owner'
    await noteChange(tx, now, { kind: 'team', summary, actorId: ownerId })
    return createStaff(tx, now, {
      id: ownerId,
      name: claim.name,
      email: claim.email,
      // The code proves nothing about the mailbox.
      emailVerified: 0,
      role: 'owner',
      passwordHash,
    })
  })
  // So that whoever runs the server sees that the code was used.
  deps.log.warn('the CRM has its first owner', { staffId: ownerId })
  return owner
}

import { isDeepStrictEqual } from 'node:util'
import {
  REGISTRATIONS_LISTED,
  type RegistrationCheck,
  type RegistrationList,
  RegistrationToCheck,
} from '@nokshi/contract/linkhub/registrations.ts'
import { transact } from '../database/connect.ts'
import { listUsernames, raiseBlocksVersion } from '../linkhub/queries.ts'
import { dayIn, presentRegistrations } from '../linkhub/registrations/present-registrations.ts'
import { countToCheck, findRegistration, listToCheck, updateRegistration } from '../linkhub/registrations/queries.ts'
import { noteChange } from '../platform/change-log.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'

export async function readRegistrations({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<RegistrationList> {
  const today = dayIn('UTC', now())
  const rows = await listToCheck(db, today, REGISTRATIONS_LISTED)
  return {
    waiting: await countToCheck(db, today),
    registrations: rows.flatMap((row) => {
      const { id, username, name, changedAt, timeZone } = row
      return presentRegistrations([row], timeZone).map((shown) =>
        RegistrationToCheck.parse({ ...shown, id, username, name, changedAt }),
      )
    }),
  }
}

/** Staff verify a registration, or take that back. Refused if it was changed meanwhile. */
export async function checkRegistration(deps: Deps, actorId: string, id: string, check: RegistrationCheck) {
  const usernames = await transact(deps.db, async (tx) => {
    const found = await findRegistration(tx, id)
    if (found) await raiseBlocksVersion(tx, found.profileId)
    const row = await findRegistration(tx, id)
    if (!row) throw new Refusal('not-found', 'no-such-registration')
    const { isChecked, ...seen } = check
    const { number, endsOn, name, username } = row
    if (!isDeepStrictEqual(seen, { number, endsOn, name, username }))
      throw new Refusal('conflict', 'registration-changed')
    const now = deps.now()
    await updateRegistration(tx, id, { checkedAt: isChecked ? now : null, checkedBy: isChecked ? actorId : null })
    const verb = isChecked ? 'Marked as checked' : 'Took back the check of'
    // Without the number, which is deleted with the account.
    const summary = `${verb} the registration ${row.kind} of the page @${row.username}`
    await noteChange(tx, now, { kind: 'page', summary, actorId })
    return listUsernames(tx, row.profileId)
  })
  deps.pageSignal.emit('changed', usernames)
}

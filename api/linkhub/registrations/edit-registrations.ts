import type { User } from '@nokshi/contract/auth.ts'
import {
  type RegistrationEdit,
  type RegistrationKind,
  registrationKinds,
} from '@nokshi/contract/linkhub/registrations.ts'
import type { Db } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { type Limit, requireUnderLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getOwnProfile } from '../own-profile.ts'
import { listUsernames, type PresentableProfile, raiseBlocksVersion } from '../queries.ts'
import { dayIn } from './present-registrations.ts'
import { deleteRegistration, listRegistrations, putRegistration } from './queries.ts'

/** Each waits for somebody of the studio to look it up. */
const edits: Limit = { name: 'registration-edits', hits: 60, perSeconds: 60 * 60 }

/** A change takes the mark of a check away; sent again unchanged, it stays. */
export function saveRegistration(deps: Deps, user: User, input: string, { number, endsOn }: RegistrationEdit) {
  const kind = readKind(input)
  return changeRegistrations(deps, user, async (tx, profile) => {
    if (endsOn !== null && endsOn < dayIn(profile.timeZone, deps.now()))
      throw new Refusal('invalid', 'choose-end-day', { at: 'endsOn' })
    const rows = await listRegistrations(tx, profile.id)
    const known = rows.find((row) => row.kind === kind)
    if (known?.number === number && known.endsOn === endsOn) return
    await requireUnderLimit({ ...deps, db: tx }, edits, [user.id], 'registrations-limit')
    await putRegistration(tx, {
      id: newId(deps.now()),
      profileId: profile.id,
      ...{ kind, number, endsOn, changedAt: deps.now() },
      ...{ checkedAt: null, checkedBy: null, remindedAt: null },
    })
  })
}

export function removeRegistration(deps: Deps, user: User, input: string) {
  const kind = readKind(input)
  return changeRegistrations(deps, user, (tx, { id }) => deleteRegistration(tx, id, kind))
}

async function changeRegistrations(
  deps: Deps,
  user: User,
  make: (tx: Db, profile: PresentableProfile) => Promise<void>,
) {
  const usernames = await transact(deps.db, async (tx) => {
    const profile = await getOwnProfile(tx, user.id)
    await raiseBlocksVersion(tx, profile.id)
    await make(tx, profile)
    return listUsernames(tx, profile.id)
  })
  deps.pageSignal.emit('changed', usernames)
}

function readKind(input: string): RegistrationKind {
  const kind = registrationKinds.find((one) => one === input)
  if (!kind) throw new Refusal('not-found', 'no-such-registration-kind')
  return kind
}

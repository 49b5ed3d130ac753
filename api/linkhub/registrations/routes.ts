import type { User } from '@nokshi/contract/auth.ts'
import {
  type RegistrationEdit,
  type RegistrationKind,
  registrationKinds,
} from '@nokshi/contract/linkhub/registrations.ts'
import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { type Limit, requireUnderLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeBlocks } from '../change-blocks.ts'
import { getOwnProfile } from '../own-profile.ts'
import { dayIn, presentRegistrations } from './present-registrations.ts'
import { deleteRegistration, listRegistrations, putRegistration } from './queries.ts'

export function registrationRoutes(deps: Deps) {
  return implement({
    'GET /api/linkhubAuth/me/registrations': (c) => read(c.get('user').id),
    'PUT /api/linkhubAuth/me/registrations/{kind}': async (c, { kind, body }) => {
      await saveRegistration(deps, c.get('user'), kind, body)
      return read(c.get('user').id)
    },
    'DELETE /api/linkhubAuth/me/registrations/{kind}': async (c, { kind }) => {
      await removeRegistration(deps, c.get('user'), kind)
      return read(c.get('user').id)
    },
  })

  async function read(userId: string) {
    const { id, timeZone } = await getOwnProfile(deps.db, userId)
    return presentRegistrations(await listRegistrations(deps.db, id), timeZone)
  }
}

/** Each waits for somebody of the studio to look it up. */
const edits: Limit = { name: 'registration-edits', hits: 60, perSeconds: 60 * 60 }

/** A change takes the mark of a check away; sent again unchanged, it stays. */
function saveRegistration(deps: Deps, user: User, input: string, { number, endsOn }: RegistrationEdit) {
  const kind = readKind(input)
  return changeBlocks(deps, user.id, async (tx, profile) => {
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

function removeRegistration(deps: Deps, user: User, input: string) {
  const kind = readKind(input)
  return changeBlocks(deps, user.id, (tx, { id }) => deleteRegistration(tx, id, kind))
}

function readKind(input: string): RegistrationKind {
  const kind = registrationKinds.find((one) => one === input)
  if (!kind) throw new Refusal('not-found', 'no-such-registration-kind')
  return kind
}

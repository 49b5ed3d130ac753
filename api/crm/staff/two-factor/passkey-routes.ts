import type { Context } from 'hono'
import { creationOptions, keepPasskey, removePasskey, showOptions } from '../../../accounts/passkeys/passkeys.ts'
import { listPasskeys } from '../../../accounts/passkeys/queries.ts'
import { requireProof } from '../../../accounts/second-factor.ts'
import { userAgentOf } from '../../../accounts/user-agent.ts'
import { implement } from '../../../http/implement.ts'
import type { Deps } from '../../../platform/deps.ts'
import { holderOf, tellSafetyChanged } from './two-factor.ts'

export function passkeyRoutes(deps: Deps) {
  const own = (c: Context) => holderOf(deps, c)
  const list = (c: Context) => listPasskeys(deps.db, own(c))
  const tell = (c: Context, summary: string) => tellSafetyChanged(deps, c.get('staff'), summary)

  return implement({
    'GET /api/crm/me/passkeys': list,
    'POST /api/crm/me/passkeys/options': async (c) => ({
      create: await creationOptions(deps, own(c), c.get('staff').email),
      get: await showOptions(deps, own(c)),
    }),
    'POST /api/crm/me/passkeys': async (c, { body }) => {
      const { created, ...proof } = body
      await requireProof(deps, own(c), proof)
      await keepPasskey(deps, own(c), created, userAgentOf(c))
      await tell(c, 'Added a passkey to their account')
      return list(c)
    },
    'POST /api/crm/me/passkeys/{id}/removal': async (c, { id, body }) => {
      await requireProof(deps, own(c), body)
      await removePasskey(deps, own(c), id)
      await tell(c, 'Removed a passkey from their account')
      return list(c)
    },
  })
}

import { PasskeyCreation, SafetyProof } from '@nokshi/contract/auth/safety.ts'
import { type Context, Hono } from 'hono'
import {
  creationOptions,
  keepPasskey,
  removePasskey,
  showOptions,
} from '../../../accounts/passkeys/passkeys.ts'
import { listPasskeys } from '../../../accounts/passkeys/queries.ts'
import { requireProof } from '../../../accounts/second-factor.ts'
import { userAgentOf } from '../../../accounts/user-agent.ts'
import { body } from '../../../http/validate.ts'
import type { Deps } from '../../../platform/deps.ts'
import { holderOf, tellSafetyChanged } from './two-factor.ts'

/** Passkeys of whoever is logged in to the CRM. */
export function passkeyRoutes(deps: Deps) {
  const own = (c: Context) => holderOf(deps, c)
  const list = (c: Context) => listPasskeys(deps.db, own(c))
  const tell = (c: Context, summary: string) => tellSafetyChanged(deps, c.get('staff'), summary)

  return new Hono()
    .get('/', async (c) => c.json(await list(c)))
    .post('/options', async (c) =>
      c.json({
        create: await creationOptions(deps, own(c), c.get('staff').email),
        get: await showOptions(deps, own(c)),
      }),
    )
    .post('/', body(PasskeyCreation), async (c) => {
      const { created, ...proof } = c.req.valid('json')
      await requireProof(deps, own(c), proof)
      await keepPasskey(deps, own(c), created, userAgentOf(c))
      await tell(c, 'Added a passkey to their account')
      return c.json(await list(c), 201)
    })
    .post('/:id/removal', body(SafetyProof), async (c) => {
      await requireProof(deps, own(c), c.req.valid('json'))
      await removePasskey(deps, own(c), c.req.param('id'))
      await tell(c, 'Removed a passkey from their account')
      return c.json(await list(c))
    })
}

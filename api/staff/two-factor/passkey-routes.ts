import { PasskeyCreation, SafetyProof } from '@nokshi/contract/safety/account.ts'
import { type Context, Hono } from 'hono'
import { creationOptions, keepPasskey, showOptions } from '../../accounts/passkeys/passkeys.ts'
import { deletePasskey, listPasskeys } from '../../accounts/passkeys/queries.ts'
import { requireProof } from '../../accounts/second-factor.ts'
import { userAgentOf } from '../../accounts/user-agent.ts'
import { body } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { holderOf, tellSafetyChanged } from './two-factor.ts'

/** Passkeys of whoever is logged in to the CRM. */
export function passkeyRoutes(deps: Deps) {
  const own = (c: Context) => ({ table: 'staffPasskey', id: c.get('staff').id }) as const
  const list = (c: Context) => listPasskeys(deps.db, 'staffPasskey', c.get('staff').id)
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
      const holder = holderOf(deps, c)
      await requireProof(deps, holder, proof)
      await keepPasskey(deps, own(c), created, userAgentOf(c.req.raw.headers).get('user-agent'))
      await holder.dropBegun()
      await tell(c, 'Added a passkey to their account')
      return c.json(await list(c), 201)
    })
    .post('/:id/removal', body(SafetyProof), async (c) => {
      await requireProof(deps, holderOf(deps, c), c.req.valid('json'))
      const id = c.req.param('id')
      // Ids are of letters, digits and two signs. Not everything else could be asked of a database.
      const isGone = /^[\w-]+$/.test(id) && (await deletePasskey(deps.db, 'staffPasskey', own(c).id, id))
      if (!isGone) throw new Refusal('not-found', 'no-such-passkey')
      await tell(c, 'Removed a passkey from their account')
      return c.json(await list(c))
    })
}

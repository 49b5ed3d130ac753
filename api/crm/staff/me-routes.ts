import { SecondFactor } from '@nokshi/contract/accounts/app-codes.ts'
import { SafetyProof } from '@nokshi/contract/auth/safety.ts'
import { PreferencesEdit } from '@nokshi/contract/crm/preferences.ts'
import { MeEdit, StaffPasswordChange } from '@nokshi/contract/crm/staff.ts'
import { Hono } from 'hono'
import { changePassword } from '../../accounts/change-password.ts'
import { countRecoveryCodes } from '../../accounts/queries.ts'
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor } from '../../accounts/two-factor.ts'
import { requireTwoFactor } from '../../accounts/two-factor-holder.ts'
import type { Db } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import { body } from '../../http/validate.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { revokeCalendar } from './preference-queries.ts'
import { closeCalendarLink, editPreferences, getPreferences, makeCalendarLink } from './preferences.ts'
import { presentMe } from './present-staff.ts'
import { updateStaffName } from './queries.ts'
import { passkeyRoutes } from './two-factor/passkey-routes.ts'
import { forgetDevice, listDevices } from './two-factor/remembered-devices.ts'
import { holderOf, removeTwoFactor, tellSafetyChanged } from './two-factor/two-factor.ts'

/** What somebody does with their own account. */
export function meRoutes(deps: Deps) {
  return new Hono()
    .get('/', async (c) =>
      c.json(await presentMe(deps.db, { staff: c.get('staff'), hasTwoFactor: c.get('hasTwoFactor') })),
    )
    .patch('/', body(MeEdit), async (c) => {
      const { name } = c.req.valid('json')
      const staff = { ...c.get('staff'), name }
      const before = c.get('staff').name
      if (name !== before)
        await transact(deps.db, async (tx) => {
          await updateStaffName(tx, staff.id, name, deps.now())
          await noteOwn(deps, tx, staff.id, `Changed their name: ${before} → ${name}`)
        })
      return c.json(await presentMe(deps.db, { staff, hasTwoFactor: c.get('hasTwoFactor') }))
    })
    .post('/password', body(StaffPasswordChange), async (c) => {
      const { id, email, name } = c.get('staff')
      const owner = { email, names: [name] }
      await changePassword(deps, c, holderOf(deps, c), c.req.valid('json'), owner, async (tx) => {
        // Nor may an address for calendars go on that somebody made who knew the old one.
        await revokeCalendar(tx, id)
        await noteOwn(deps, tx, id, 'Changed their password')
      })
      return c.json({ success: true })
    })
    .post('/two-factor', body(SafetyProof), async (c) =>
      c.json(await startTwoFactor(deps, holderOf(deps, c), c.req.valid('json'))),
    )
    .post('/two-factor/confirm', body(SecondFactor), async (c) => {
      await confirmTwoFactor(deps, c, holderOf(deps, c), c.req.valid('json').code)
      await tellSafetyChanged(deps, c.get('staff'), 'Turned on two-factor for their account')
      return c.json(await presentMe(deps.db, { staff: c.get('staff'), hasTwoFactor: true }))
    })
    .post('/two-factor/remove', body(SafetyProof), async (c) => {
      await removeTwoFactor(deps, c, c.req.valid('json'))
      await tellSafetyChanged(deps, c.get('staff'), 'Turned off two-factor for their account')
      return c.json(await presentMe(deps.db, { staff: c.get('staff'), hasTwoFactor: false }))
    })
    .get('/preferences', async (c) => c.json(await getPreferences(deps.db, c.get('staff'))))
    .patch('/preferences', body(PreferencesEdit), async (c) =>
      c.json(await editPreferences(deps.db, c.get('staff'), c.req.valid('json'))),
    )
    .post('/calendar', async (c) => {
      const made = await makeCalendarLink(deps, c.get('staff'))
      await noteOwn(deps, deps.db, c.get('staff').id, 'Made an address for their calendar')
      return c.json(made, 201)
    })
    .delete('/calendar', async (c) => {
      const preferences = await closeCalendarLink(deps, c.get('staff'))
      await noteOwn(deps, deps.db, c.get('staff').id, 'Revoked the address of their calendar')
      return c.json(preferences)
    })
    .route('/passkeys', passkeyRoutes(deps))
    .get('/devices', async (c) => c.json(await listDevices(deps, c)))
    .delete('/devices/:id', async (c) => {
      await forgetDevice(deps, c, c.req.param('id'))
      return c.json(await listDevices(deps, c))
    })
    .get('/recovery-codes', async (c) => {
      requireTwoFactor({ hasTwoFactor: c.get('hasTwoFactor') })
      return c.json({ left: await countRecoveryCodes(deps.db, holderOf(deps, c)) })
    })
    .post('/recovery-codes', body(SafetyProof), async (c) => {
      const recoveryCodes = await renewRecoveryCodes(deps, holderOf(deps, c), c.req.valid('json'))
      await tellSafetyChanged(deps, c.get('staff'), 'Made new recovery codes')
      return c.json({ recoveryCodes })
    })
}

function noteOwn({ now }: Deps, tx: Db, actorId: string, summary: string) {
  return noteChange(tx, now(), { kind: 'account', summary, actorId })
}

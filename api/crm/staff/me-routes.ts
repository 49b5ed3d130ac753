import { changePassword } from '../../accounts/change-password.ts'
import { countRecoveryCodes } from '../../accounts/queries.ts'
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor } from '../../accounts/two-factor.ts'
import { requireTwoFactor } from '../../accounts/two-factor-holder.ts'
import type { Db } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import { implement } from '../../http/implement.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { revokeCalendar } from './preference-queries.ts'
import { closeCalendarLink, editPreferences, getPreferences, makeCalendarLink } from './preferences.ts'
import { presentMe } from './present-staff.ts'
import { updateStaffName } from './queries.ts'
import { forgetDevice, listDevices } from './two-factor/remembered-devices.ts'
import { holderOf, removeTwoFactor, tellSafetyChanged } from './two-factor/two-factor.ts'

export function meRoutes(deps: Deps) {
  return implement({
    'GET /api/crm/me': (c) => presentMe(deps.db, { staff: c.get('staff'), hasTwoFactor: c.get('hasTwoFactor') }),
    'PATCH /api/crm/me': async (c, { body }) => {
      const { name } = body
      const staff = { ...c.get('staff'), name }
      const before = c.get('staff').name
      if (name !== before)
        await transact(deps.db, async (tx) => {
          await updateStaffName(tx, staff.id, name, deps.now())
          await noteOwn(deps, tx, staff.id, `Changed their name: ${before} → ${name}`)
        })
      return presentMe(deps.db, { staff, hasTwoFactor: c.get('hasTwoFactor') })
    },
    'POST /api/crm/me/password': async (c, { body }) => {
      const { id, email, name } = c.get('staff')
      const owner = { email, names: [name] }
      await changePassword(deps, c, holderOf(deps, c), body, owner, async (tx) => {
        // Whoever knew the old password may have made the calendar link.
        await revokeCalendar(tx, id)
        await noteOwn(deps, tx, id, 'Changed their password')
      })
      return { success: true }
    },
    'POST /api/crm/me/two-factor': (c, { body }) => startTwoFactor(deps, holderOf(deps, c), body),
    'POST /api/crm/me/two-factor/confirm': async (c, { body }) => {
      await confirmTwoFactor(deps, c, holderOf(deps, c), body.code)
      await tellSafetyChanged(deps, c.get('staff'), 'Turned on two-factor for their account')
      return presentMe(deps.db, { staff: c.get('staff'), hasTwoFactor: true })
    },
    'POST /api/crm/me/two-factor/remove': async (c, { body }) => {
      await removeTwoFactor(deps, c, body)
      await tellSafetyChanged(deps, c.get('staff'), 'Turned off two-factor for their account')
      return presentMe(deps.db, { staff: c.get('staff'), hasTwoFactor: false })
    },
    'GET /api/crm/me/preferences': (c) => getPreferences(deps.db, c.get('staff')),
    'PATCH /api/crm/me/preferences': (c, { body }) => editPreferences(deps.db, c.get('staff'), body),
    'POST /api/crm/me/calendar': async (c) => {
      const made = await makeCalendarLink(deps, c.get('staff'))
      await noteOwn(deps, deps.db, c.get('staff').id, 'Made an address for their calendar')
      return made
    },
    'DELETE /api/crm/me/calendar': async (c) => {
      const preferences = await closeCalendarLink(deps, c.get('staff'))
      await noteOwn(deps, deps.db, c.get('staff').id, 'Revoked the address of their calendar')
      return preferences
    },
    'GET /api/crm/me/devices': (c) => listDevices(deps, c),
    'DELETE /api/crm/me/devices/{id}': async (c, { id }) => {
      await forgetDevice(deps, c, id)
      return listDevices(deps, c)
    },
    'GET /api/crm/me/recovery-codes': async (c) => {
      requireTwoFactor({ hasTwoFactor: c.get('hasTwoFactor') })
      return { left: await countRecoveryCodes(deps.db, holderOf(deps, c)) }
    },
    'POST /api/crm/me/recovery-codes': async (c, { body }) => {
      const recoveryCodes = await renewRecoveryCodes(deps, holderOf(deps, c), body)
      await tellSafetyChanged(deps, c.get('staff'), 'Made new recovery codes')
      return { recoveryCodes }
    },
  })
}

function noteOwn({ now }: Deps, tx: Db, actorId: string, summary: string) {
  return noteChange(tx, now(), { kind: 'account', summary, actorId })
}

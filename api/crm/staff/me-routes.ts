import type { Context } from 'hono'
import { changePassword, requireTwoFactor } from '../../accounts/change-password.ts'
import { userAgentOf } from '../../accounts/device.ts'
import { creationOptions, keepPasskey, removePasskey, showOptions } from '../../accounts/passkeys/passkeys.ts'
import { listPasskeys } from '../../accounts/passkeys/queries.ts'
import { countRecoveryCodes } from '../../accounts/queries.ts'
import { requireProof } from '../../accounts/second-factor.ts'
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor } from '../../accounts/two-factor.ts'
import { type Db, transact } from '../../database/connect.ts'
import { implement } from '../../http/implement.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { revokeCalendar } from './preference-queries.ts'
import { closeCalendarLink, editPreferences, getPreferences, makeCalendarLink } from './preferences.ts'
import { presentMe } from './present-staff.ts'
import { updateStaffName } from './queries.ts'
import { forgetDevice, listDevices, removeTwoFactor, tellSafetyChanged } from './two-factor/two-factor.ts'

export function meRoutes(deps: Deps) {
  const listOwn = (c: Context) => listPasskeys(deps.db, c.get('holder'))
  return implement({
    'GET /api/crm/me': (c) => presentMe(deps.db, { staff: c.get('staff'), hasTwoFactor: c.get('holder').hasTwoFactor }),
    'PATCH /api/crm/me': async (c, { body }) => {
      const { name } = body
      const staff = { ...c.get('staff'), name }
      const before = c.get('staff').name
      if (name !== before)
        await transact(deps.db, async (tx) => {
          await updateStaffName(tx, staff.id, name, deps.now())
          await noteOwn(deps, tx, staff.id, `Changed their name: ${before} → ${name}`)
        })
      return presentMe(deps.db, { staff, hasTwoFactor: c.get('holder').hasTwoFactor })
    },
    'POST /api/crm/me/password': async (c, { body }) => {
      const { id, email, name } = c.get('staff')
      const owner = { email, names: [name] }
      await changePassword(deps, c, c.get('holder'), body, owner, async (tx) => {
        // Whoever knew the old password may have made the calendar link.
        await revokeCalendar(tx, id)
        await noteOwn(deps, tx, id, 'Changed their password')
      })
      return { success: true }
    },
    'POST /api/crm/me/two-factor': (c, { body }) => startTwoFactor(deps, c.get('holder'), body),
    'POST /api/crm/me/two-factor/confirm': async (c, { body }) => {
      await confirmTwoFactor(deps, c, c.get('holder'), body.code)
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
      requireTwoFactor(c.get('holder'))
      return { left: await countRecoveryCodes(deps.db, c.get('holder')) }
    },
    'POST /api/crm/me/recovery-codes': async (c, { body }) => {
      const recoveryCodes = await renewRecoveryCodes(deps, c.get('holder'), body)
      await tellSafetyChanged(deps, c.get('staff'), 'Made new recovery codes')
      return { recoveryCodes }
    },
    'GET /api/crm/me/passkeys': listOwn,
    'POST /api/crm/me/passkeys/options': async (c) => ({
      create: await creationOptions(deps, c.get('holder'), c.get('staff').email),
      get: await showOptions(deps, c.get('holder')),
    }),
    'POST /api/crm/me/passkeys': async (c, { body }) => {
      const { created, ...proof } = body
      await requireProof(deps, c.get('holder'), proof)
      await keepPasskey(deps, c.get('holder'), created, userAgentOf(c))
      await tellSafetyChanged(deps, c.get('staff'), 'Added a passkey to their account')
      return listOwn(c)
    },
    'POST /api/crm/me/passkeys/{id}/removal': async (c, { id, body }) => {
      await requireProof(deps, c.get('holder'), body)
      await removePasskey(deps, c.get('holder'), id)
      await tellSafetyChanged(deps, c.get('staff'), 'Removed a passkey from their account')
      return listOwn(c)
    },
  })
}

function noteOwn({ now }: Deps, tx: Db, actorId: string, summary: string) {
  return noteChange(tx, now(), { kind: 'account', summary, actorId })
}

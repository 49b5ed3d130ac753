import type { Context } from 'hono'
import { requestPasswordReset } from '../../accounts/change-password.ts'
import { staff } from '../../accounts/kinds.ts'
import { logIn, logInByCode, logInByPasskey } from '../../accounts/log-in.ts'
import { showOptions } from '../../accounts/passkeys/passkeys.ts'
import { endSession, startSession } from '../../accounts/sessions.ts'
import { clientNetwork } from '../../http/client-address.ts'
import { implement, success } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { changeStaff } from './change-staff.ts'
import { acceptInvite, lookAtInvite } from './invites/accept-invite.ts'
import { presentStaff } from './present-staff.ts'
import { findStaffById, findStudio, listStaff } from './queries.ts'
import { resetPassword, STAFF_RESET_REQUESTED } from './reset-password.ts'
import type { StaffMember } from './session.ts'
import { claimStudio } from './studio/claim-studio.ts'
import { rememberDevice } from './two-factor/two-factor.ts'

/** The gate checks roles, as the contract declares them. */
export function staffRoutes(deps: Deps) {
  const mayEnter = async ({ id }: { id: string }) => (await findStaffById(deps.db, id))?.disabledAt === null

  async function welcome(c: Context, member: StaffMember) {
    await startSession(deps, c, { kind: staff, id: member.id })
    return { ...member, hasTwoFactor: false, isDisabled: false }
  }

  return implement({
    'GET /api/crm/setup': async () => ({ isOpen: (await findStudio(deps.db)) === undefined }),
    'POST /api/crm/setup': async (c, { body }) => welcome(c, await claimStudio(deps, body, clientNetwork(deps, c))),
    'POST /api/crm/login': async (c, { body }) => {
      const arrival = await logIn(deps, c, staff, body, mayEnter)
      return { needsCode: arrival === undefined }
    },
    'POST /api/crm/login/code': async (c, { body }) => {
      const { code, isRemembered } = body
      const arrival = await logInByCode(deps, c, staff, code)
      if (isRemembered) await rememberDevice(deps, arrival)
      return { needsCode: false }
    },
    'POST /api/crm/login/passkey-options': () => showOptions(deps, staff),
    'POST /api/crm/login/passkey': async (c, { body }) => {
      await logInByPasskey(deps, c, staff, body.passkey, mayEnter)
      return { needsCode: false }
    },
    'POST /api/crm/logout': (c) => success(endSession(deps, c, staff)),
    'POST /api/crm/invites/look': (_c, { body }) => lookAtInvite(deps, body.token),
    'POST /api/crm/register': async (c, { body }) => welcome(c, await acceptInvite(deps, body)),
    'POST /api/crm/forgot-password': (_c, { body }) =>
      requestPasswordReset(deps, staff, STAFF_RESET_REQUESTED, body.email),
    'POST /api/crm/reset-password': (_c, { body }) => success(resetPassword(deps, body)),
    'GET /api/crm/staff': async () => (await listStaff(deps.db)).map(presentStaff),
    'PATCH /api/crm/staff/{id}': async (c, { id, body }) => {
      const changed = await changeStaff(deps, c.get('staff'), id, body)
      return presentStaff(changed)
    },
  })
}

import { ForgottenPassword } from '@nokshi/contract/auth.ts'
import { InviteToken, StaffRegistration } from '@nokshi/contract/crm/invites.ts'
import { SetupClaim, StaffEdit, StaffLogin, StaffPasswordReset } from '@nokshi/contract/crm/staff.ts'
import { LoginCode, StaffPasskeyLogin } from '@nokshi/contract/crm/two-factor.ts'
import { type Context, Hono } from 'hono'
import { networkOf } from '../../accounts/client-network.ts'
import { staff } from '../../accounts/kinds.ts'
import { logIn, logInByCode, logInByPasskey } from '../../accounts/log-in.ts'
import { showOptions } from '../../accounts/passkeys/passkeys.ts'
import { hashInTurnOf } from '../../accounts/passwords.ts'
import { endSession, startSession } from '../../accounts/sessions.ts'
import { body } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { changeStaff } from './change-staff.ts'
import { acceptInvite, lookAtInvite } from './invites/accept-invite.ts'
import { inviteRoutes } from './invites/invite-routes.ts'
import { meRoutes } from './me-routes.ts'
import { presentStaff } from './present-staff.ts'
import { findStaffById, findStudio, listStaff } from './queries.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import type { StaffMember } from './session.ts'
import { claimStudio } from './studio/claim-studio.ts'
import { rememberDevice } from './two-factor/remembered-devices.ts'

const MAIL_PROMISED = 'If there is an account with this address, a mail with a link is on its way.'

/** The ways into the CRM, and who has one. Who may call what is decided by the gate, from the contract. */
export function staffRoutes(deps: Deps) {
  const mayEnter = async ({ id }: { id: string }) => (await findStaffById(deps.db, id))?.disabledAt === null

  /** Logs somebody in who has just chosen their password. */
  async function welcome(c: Context, member: StaffMember) {
    await startSession(deps, c, { kind: staff, id: member.id })
    return c.json({ ...member, hasTwoFactor: false, isDisabled: false }, 201)
  }

  return new Hono()
    .use((c, next) => hashInTurnOf({ whose: 'staff', network: networkOf(deps, c) }, next))
    .get('/setup', async (c) => c.json({ isOpen: (await findStudio(deps.db)) === undefined }))
    .post('/setup', body(SetupClaim), async (c) => {
      return welcome(c, await claimStudio(deps, c.req.valid('json'), networkOf(deps, c)))
    })
    .post('/login', body(StaffLogin), async (c) => {
      const arrival = await logIn(deps, c, staff, c.req.valid('json'), mayEnter)
      return c.json({ needsCode: arrival === undefined })
    })
    .post('/login/code', body(LoginCode), async (c) => {
      const { code, isRemembered } = c.req.valid('json')
      const arrival = await logInByCode(deps, c, staff, code)
      if (isRemembered) await rememberDevice(deps, arrival)
      return c.json({ needsCode: false })
    })
    .post('/login/passkey-options', async (c) => {
      return c.json(await showOptions(deps, staff))
    })
    .post('/login/passkey', body(StaffPasskeyLogin), async (c) => {
      await logInByPasskey(deps, c, staff, c.req.valid('json').passkey, mayEnter)
      return c.json({ needsCode: false })
    })
    .post('/logout', async (c) => {
      await endSession(deps, c, staff)
      return c.json({ success: true })
    })
    .post('/invites/look', body(InviteToken), async (c) => {
      return c.json(await lookAtInvite(deps, c.req.valid('json').token))
    })
    .post('/register', body(StaffRegistration), async (c) => {
      return welcome(c, await acceptInvite(deps, c.req.valid('json')))
    })
    .post('/forgot-password', body(ForgottenPassword), async (c) => {
      await requestPasswordReset(deps, c.req.valid('json').email)
      return c.json({ success: true, message: MAIL_PROMISED })
    })
    .post('/reset-password', body(StaffPasswordReset), async (c) => {
      await resetPassword(deps, c.req.valid('json'))
      return c.json({ success: true })
    })
    .get('/staff', async (c) => c.json((await listStaff(deps.db)).map(presentStaff)))
    .patch('/staff/:id', body(StaffEdit), async (c) => {
      const changed = await changeStaff(deps, c.get('staff'), c.req.param('id'), c.req.valid('json'))
      return c.json(presentStaff(changed))
    })
    .route('/me', meRoutes(deps))
    .route('/invites', inviteRoutes(deps))
}

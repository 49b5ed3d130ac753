import { ForgottenPassword } from '@nokshi/contract/auth.ts'
import { InviteToken, StaffRegistration } from '@nokshi/contract/invites.ts'
import { LoginCode, StaffPasskeyLogin } from '@nokshi/contract/safety/two-factor.ts'
import { SetupClaim, StaffEdit, StaffLogin, StaffPasswordReset } from '@nokshi/contract/staff.ts'
import { type Context, Hono } from 'hono'
import { limitNetwork, networkOf } from '../accounts/client-network.ts'
import { passCookie } from '../accounts/cookies.ts'
import { showOptions } from '../accounts/passkeys/passkeys.ts'
import { hashInTurnOf } from '../accounts/passwords.ts'
import { takeSecondStep } from '../accounts/second-step.ts'
import { body } from '../http/validate.ts'
import type { Deps } from '../platform/deps.ts'
import { changeStaff } from './change-staff.ts'
import { staffCookies } from './cookies.ts'
import { acceptInvite, lookAtInvite } from './invites/accept-invite.ts'
import { inviteRoutes } from './invites/invite-routes.ts'
import { logIn, logInByPasskey, startSession } from './log-in.ts'
import { meRoutes } from './me-routes.ts'
import { presentStaff } from './present-staff.ts'
import { findStudio, listStaff } from './queries.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { endSession, replaceSession, type StaffMember } from './session.ts'
import { claimStudio } from './studio/claim-studio.ts'
import { rememberDevice } from './two-factor/remembered-devices.ts'

const MAIL_PROMISED = 'If there is an account with this address, a mail with a link is on its way.'

/** The ways into the CRM, and who has one. Who may call what is decided by the gate, from the contract. */
export function staffRoutes(deps: Deps) {
  const cookies = staffCookies(deps.config)

  /** Logs somebody in who has just chosen their password. */
  async function welcome(c: Context, member: StaffMember, password: string) {
    const { headers } = await startSession(deps, { email: member.email, password }, c.req.raw.headers)
    await replaceSession(deps, c, headers)
    return c.json({ ...member, hasTwoFactor: false, isDisabled: false }, 201)
  }

  return new Hono()
    .use((c, next) => hashInTurnOf({ whose: 'staff', network: networkOf(deps, c) }, next))
    .get('/setup', async (c) => c.json({ isOpen: (await findStudio(deps.db)) === undefined }))
    .post('/setup', body(SetupClaim), async (c) => {
      const claim = c.req.valid('json')
      return welcome(c, await claimStudio(deps, claim, networkOf(deps, c)), claim.password)
    })
    .post('/login', body(StaffLogin), async (c) => {
      const login = c.req.valid('json')
      const { headers, needsCode } = await logIn(deps, login, networkOf(deps, c), c.req.raw.headers)
      if (needsCode) passCookie(c, headers, cookies.challenge)
      else await replaceSession(deps, c, headers)
      return c.json({ needsCode })
    })
    .post('/login/code', body(LoginCode), async (c) => {
      const { code, isRemembered } = c.req.valid('json')
      const logins = { auth: deps.staffAuth, kind: 'staff-login', challenge: cookies.challenge } as const
      const { headers } = await takeSecondStep(deps, c, logins, code)
      await replaceSession(deps, c, headers)
      if (isRemembered) await rememberDevice(deps, headers)
      passCookie(c, headers, cookies.challenge)
      return c.json({ needsCode: false })
    })
    .post('/login/passkey-options', async (c) => {
      await limitNetwork(deps, c)
      return c.json(await showOptions(deps, 'staffPasskey'))
    })
    .post('/login/passkey', body(StaffPasskeyLogin), async (c) => {
      await replaceSession(deps, c, await logInByPasskey(deps, c, c.req.valid('json').passkey))
      return c.json({ needsCode: false })
    })
    .post('/logout', async (c) => {
      passCookie(c, await endSession(deps, c), cookies.session)
      return c.json({ success: true })
    })
    .post('/invites/look', body(InviteToken), async (c) => {
      await limitNetwork(deps, c)
      return c.json(await lookAtInvite(deps, c.req.valid('json').token))
    })
    .post('/register', body(StaffRegistration), async (c) => {
      await limitNetwork(deps, c)
      const registration = c.req.valid('json')
      return welcome(c, await acceptInvite(deps, registration), registration.password)
    })
    .post('/forgot-password', body(ForgottenPassword), async (c) => {
      await limitNetwork(deps, c)
      await requestPasswordReset(deps, c.req.valid('json').email)
      return c.json({ success: true, message: MAIL_PROMISED })
    })
    .post('/reset-password', body(StaffPasswordReset), async (c) => {
      await limitNetwork(deps, c)
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

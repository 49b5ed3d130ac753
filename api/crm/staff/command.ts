import { staff } from '../../accounts/kinds.ts'
import { deletePasskeysOf } from '../../accounts/passkeys/queries.ts'
import { deleteTwoFactor } from '../../accounts/queries.ts'
import { deleteSessionsOf } from '../../accounts/sessions.ts'
import { type Db, transact } from '../../database/connect.ts'
import { enqueueMail } from '../../outbox/mail.ts'
import { noteChange } from '../../platform/change-log.ts'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeAccess } from './change-staff.ts'
import { safetyMail } from './mail.ts'
import { findStaffByEmail, listStaff, type StaffRow } from './queries.ts'
import { issueResetLink } from './reset-password.ts'
import { describeSetup } from './studio/setup-code.ts'

const USAGE = `npm run staff                               lists everybody with a way into the CRM
npm run staff -- reset <email>              prints a link that sets a new password, once, within the hour
npm run staff -- make-owner <email>         makes them an owner and opens their way in
npm run staff -- no-two-factor <email>      removes their app and passkeys: they log in with the password alone until they set one up again`

/** Access for an owner who is locked out, from the server's terminal. Returns what to print. */
export async function manageStaff(deps: Deps, args: string[]): Promise<string> {
  const [verb, email, ...rest] = args
  if (verb === undefined) return describeTeam(deps)
  const act = acts[verb]
  if (!act || email === undefined || rest.length > 0)
    throw new Refusal('invalid', { code: 'unknown-command', params: { usage: USAGE } })
  const member = await findStaffByEmail(deps.db, email.toLowerCase())
  if (!member) throw new Refusal('not-found', { code: 'no-staff-with-address', params: { email } })
  return act(deps, member)
}

const acts: Record<string, (deps: Deps, member: StaffRow) => Promise<string>> = {
  async reset(deps, { id, email }) {
    const link = await transact(deps.db, async (tx) => {
      await note(deps, tx, `Printed a link that resets the password of ${email}`)
      return issueResetLink(deps, tx, id)
    })
    return `${email} sets a new password here:\n${link}`
  },
  async 'make-owner'(deps, member) {
    await transact(deps.db, async (tx) => {
      await changeAccess(tx, { ...member, role: 'owner', disabledAt: null }, deps.now())
      await note(deps, tx, `Made ${member.name} an owner and opened their way in`)
    })
    return `${member.email} is an owner and can log in.`
  },
  async 'no-two-factor'(deps, { id, email }) {
    await transact(deps.db, async (tx) => {
      await deleteTwoFactor(tx, { kind: staff, id })
      await deletePasskeysOf(tx, { kind: staff, id })
      await deleteSessionsOf(tx, { kind: staff, id })
      await note(deps, tx, `Turned off two-factor for ${email}`)
      await enqueueMail(tx, deps.now(), safetyMail(brandOf(deps), email), { lane: 'account' })
    })
    return `${email} logs in with the password alone.`
  },
}

function note({ now }: Deps, tx: Db, summary: string) {
  return noteChange(tx, now(), { kind: 'command', summary, actorId: null })
}

async function describeTeam(deps: Deps) {
  const team = (await listStaff(deps.db)).map(describeStaff)
  return [(await describeSetup(deps)) ?? team.join('\n'), '', USAGE].join('\n')
}

function describeStaff({ email, name, role, twoFactorEnabled, disabledAt }: StaffRow) {
  const notes = [role, ...(twoFactorEnabled ? ['two-factor'] : []), ...(disabledAt === null ? [] : ['closed'])]
  return `${email}  ${name}  (${notes.join(', ')})`
}

import type { Operation } from '@nokshi/contract/operation.ts'
import { operations } from '@nokshi/contract/operations.ts'
import { listAnswerFields } from '@nokshi/contract/readable-by.ts'
import { isAtLeast, type Role } from '@nokshi/contract/roles.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { countCall } from '../../http/declared-calls.ts'
import type { Deps } from '../../platform/deps.ts'
import { noSession, Refusal } from '../../platform/refusal.ts'
import { findPresence, type StaffMember } from './session.ts'
import { getStudioSettings } from './studio/studio.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by the gate for operations that need a role. */
    staff: StaffMember
  }
}

type Needs = NonNullable<Operation['needs']>

/** Allowed before a required two-factor is set up. */
const BEFORE_TWO_FACTOR = new Set([
  'GET /api/crm/me',
  'POST /api/crm/me/two-factor',
  'POST /api/crm/me/two-factor/confirm',
  // Needed to confirm with a passkey.
  'GET /api/crm/me/passkeys',
  'POST /api/crm/me/passkeys/options',
])

/** Checks the role for every call under /api/crm, as the contract declares it. */
export function staffGate(deps: Deps): MiddlewareHandler {
  return async (c, next) => {
    const operation = c.get('operation')
    if (operation?.needs) await requireAllowed(deps, c, operation, operation.needs)
    await next()
    await leaveOutPrivateFields(c)
    c.header('Cache-Control', 'no-store')
  }
}

async function requireAllowed(deps: Deps, c: Context, { method, path }: Operation, needs: Needs) {
  const presence = await findPresence(deps, c)
  if (!presence) throw noSession()
  const { staff, holder } = presence
  const isAllowed = holder.hasTwoFactor || BEFORE_TWO_FACTOR.has(`${method} ${path}`)
  if (!isAllowed && (await getStudioSettings(deps.db)).requiresTwoFactor)
    throw new Refusal('forbidden', 'must-set-up-two-factor')
  // Calls that need a session of Creator LinkHub are none of the CRM.
  if (needs === 'session' || !isAtLeast(staff.role, needs))
    throw new Refusal('forbidden', needs === 'member' ? 'only-members' : 'only-owners')
  c.set('staff', staff)
  c.set('holder', holder)
  await countCall(deps, c, staff.id)
}

/** The fields of each call that need a higher role than the call. */
const privateFields = new Map<Operation, { path: string[]; role: Role }[]>(
  operations.flatMap((operation) => {
    const reply = operation.replies[200]
    const fields = typeof reply === 'object' && reply ? listAnswerFields(reply) : []
    const hidden = fields.flatMap(({ path, role }) => (role ? [{ path, role }] : []))
    return operation.needs && hidden.length > 0 ? [[operation, hidden] as const] : []
  }),
)

async function leaveOutPrivateFields(c: Context) {
  const operation = c.get('operation')
  const hidden = (operation && c.res.ok && privateFields.get(operation)) || []
  const left = hidden.filter(({ role }) => !isAtLeast(c.get('staff').role, role))
  if (left.length === 0) return
  const answer: unknown = await c.res.json()
  for (const { path } of left) remove(answer, path)
  c.res = c.json(answer)
}

function remove(value: unknown, [name = '', ...rest]: string[]) {
  if (value === null || typeof value !== 'object') return
  const fields = new Map(Object.entries(value))
  if (rest.length === 0) Reflect.deleteProperty(value, name)
  else if (name === '*') for (const inner of fields.values()) remove(inner, rest)
  else remove(fields.get(name), rest)
}

import { checkOperations } from '@nokshi/contract/blocks/registrations.ts'
import { crmOperations } from '@nokshi/contract/crm-operations.ts'
import { reportOperations } from '@nokshi/contract/moderation.ts'
import { listOperations, type Operation } from '@nokshi/contract/operation.ts'
import { type Role, roles } from '@nokshi/contract/roles.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Deps } from '../platform/deps.ts'
import { noSession, Refusal } from '../platform/refusal.ts'
import { findPresence, type StaffMember } from './session.ts'
import { getStudioSettings } from './studio/studio.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Who is logged in to the CRM; set behind the gate wherever the operation needs a role. */
    staff: StaffMember
    hasTwoFactor: boolean
  }
}

type Needs = NonNullable<Operation['needs']>

/** What each call of the CRM asks of its caller, by method and path as the contract writes them. */
export const guardedCalls = new Map(
  listOperations({ ...crmOperations, ...reportOperations, ...checkOperations }).map((operation) => [
    `${operation.method} ${operation.path}`,
    operation,
  ]),
)

/** What somebody who must set up two-factor may do until they have. */
const BEFORE_TWO_FACTOR = new Set([
  'GET /api/crm/me',
  'POST /api/crm/me/two-factor',
  'POST /api/crm/me/two-factor/confirm',
  // Whoever has a passkey shows it for that.
  'GET /api/crm/me/passkeys',
  'POST /api/crm/me/passkeys/options',
])

/** Stands before everything under /api/crm. The contract says who may; what the contract does not know is closed. */
export function staffGate(deps: Deps): MiddlewareHandler {
  return async (c, next) => {
    // PostgreSQL cannot be asked for such a character, and nothing has it in its id or name.
    if (c.req.url.includes('%00')) throw new Refusal('not-found', 'unknown-path')
    const operation = findOperation(c)
    if (operation?.needs) await requireAllowed(deps, c, operation, operation.needs)
    await next()
    c.header('Cache-Control', 'no-store')
  }
}

/** Of the route that will answer; undefined when none will, and then the answer is 404 or 405. */
function findOperation(c: Context): Operation | undefined {
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')
  if (!route) return undefined
  const operation = guardedCalls.get(`${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`)
  if (!operation) throw new Refusal('forbidden', 'not-in-contract')
  return operation
}

async function requireAllowed(deps: Deps, c: Context, { method, path }: Operation, needs: Needs) {
  const presence = await findPresence(deps, c)
  if (!presence) throw noSession()
  const { staff, hasTwoFactor } = presence
  const isOnTheWay = hasTwoFactor || BEFORE_TWO_FACTOR.has(`${method} ${path}`)
  if (!isOnTheWay && (await getStudioSettings(deps.db)).requiresTwoFactor)
    throw new Refusal('forbidden', 'must-set-up-two-factor')
  if (!reaches(staff.role, needs))
    throw new Refusal('forbidden', needs === 'member' ? 'only-members' : 'only-owners')
  c.set('staff', staff)
  c.set('hasTwoFactor', hasTwoFactor)
}

/** A session of Creator LinkHub reaches nothing here. */
function reaches(role: Role, needs: Needs) {
  return needs !== 'session' && roles.indexOf(role) >= roles.indexOf(needs)
}

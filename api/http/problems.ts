import type { Problem, Reason } from '@nokshi/contract/problem.ts'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { findTrouble, type Trouble } from '../database/trouble.ts'
import { describeFault, type Log } from '../platform/log.ts'
import { Refusal, type RefusalKind } from '../platform/refusal.ts'

/** The only place where a refusal becomes a status. */
const statuses: Record<RefusalKind, ContentfulStatusCode> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  gone: 410,
  'wrong-method': 405,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  unprocessable: 422,
  'too-many': 429,
}

export const BUG = {
  code: 'bug',
  sentence: 'Something went wrong on our side. Please try again in a moment.',
}

export function answerProblem(c: Context, thrown: unknown, log: Log) {
  if (thrown instanceof Refusal) return answerRefusal(c, thrown)

  const { method, routePath: path } = c.req
  log.error('request failed', { requestId: c.get('requestId'), method, path, ...describeFault(thrown) })
  const trouble = findTrouble(thrown)
  if (!trouble) return c.json(problem(BUG.sentence, BUG), 500)
  c.header('Retry-After', '5')
  return c.json(problem(TROUBLES[trouble], { code: `database-${trouble}` }), 503)
}

const TROUBLES: Record<Trouble, string> = {
  away: 'We cannot reach our database right now. Nothing was lost; please try again in a moment.',
  full: 'We have no room to keep this right now. Nothing that was kept is lost; please try again later.',
  damaged: 'We cannot read our database right now, and are looking into it. Please try again later.',
}

export function answerRefusal(c: Context, refusal: Refusal) {
  const { code, message } = refusal
  const { retryAfterSeconds, allow, fields, codes, params } = refusal.details
  if (retryAfterSeconds !== undefined)
    c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))))
  if (allow) c.header('Allow', allow.join(', '))
  const reason = { code, ...(params && { params }) }
  return c.json(problem(message, reason, fields, codes), statuses[refusal.kind])
}

export function problem(
  sentence: string,
  { code, params }: Reason,
  fields?: Record<string, string>,
  codes?: Record<string, Reason>,
): Problem {
  const whole = { error: sentence, message: sentence, code, ...(params && { params }) }
  if (!fields) return whole
  const reason: Reason = { code, ...(params && { params }) }
  return {
    ...whole,
    fields,
    codes: codes ?? Object.fromEntries(Object.keys(fields).map((field) => [field, reason])),
  }
}

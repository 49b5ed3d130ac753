import type { Problem } from '@nokshi/contract/problem.ts'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { describeFault, type Log } from './log.ts'
import { Refusal, type RefusalKind } from './refusal.ts'

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

export const BUG = 'Something went wrong on our side. Please try again in a moment.'

export function answerProblem(c: Context, thrown: unknown, log: Log) {
  if (thrown instanceof Refusal) return answerRefusal(c, thrown)

  const { method, routePath: path } = c.req
  log.error('request failed', { requestId: c.get('requestId'), method, path, ...describeFault(thrown) })
  if (isOutage(thrown)) {
    c.header('Retry-After', '5')
    return c.json(problem(OUTAGE), 503)
  }
  return c.json(problem(BUG), 500)
}

const OUTAGE = 'We cannot reach our database right now. Nothing was lost; please try again in a moment.'

/** Refused, cut off or too slow: what the system and PostgreSQL call a database that is not there. */
const OUTAGE_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|53300|08\w{3})$/
const OUTAGE_MESSAGE = /Query read timeout|Connection terminated|timeout exceeded when trying to connect/

function isOutage(thrown: unknown) {
  if (!(thrown instanceof Error)) return false
  const code = 'code' in thrown ? String(thrown.code) : ''
  return OUTAGE_CODE.test(code) || OUTAGE_MESSAGE.test(thrown.message)
}

export function answerRefusal(c: Context, refusal: Refusal) {
  const { retryAfterSeconds, allow, fields } = refusal.details
  if (retryAfterSeconds !== undefined)
    c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))))
  if (allow) c.header('Allow', allow.join(', '))
  return c.json(problem(refusal.message, fields), statuses[refusal.kind])
}

export function problem(sentence: string, fields?: Record<string, string>): Problem {
  return fields ? { error: sentence, message: sentence, fields } : { error: sentence, message: sentence }
}

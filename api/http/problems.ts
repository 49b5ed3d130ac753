import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import type { Problem } from '@nokshi/contract/problem.ts'
import { sayIn } from '@nokshi/contract/sentences/in-language.ts'
import type { KnownReason } from '@nokshi/contract/sentences/sentences.ts'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { findDatabaseFailure } from '../database/database-failure.ts'
import { describeError, type Log } from '../platform/log.ts'
import { Refusal, type RefusalKind } from '../platform/refusal.ts'
import { pageLanguageOf } from './page-language.ts'

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

export function answerProblem(c: Context, thrown: unknown, log: Log) {
  if (thrown instanceof Refusal) return answerRefusal(c, thrown)

  const { method, routePath: path } = c.req
  log.error('request failed', { requestId: c.get('requestId'), method, path, ...describeError(thrown) })
  const failure = findDatabaseFailure(thrown)
  const language = pageLanguageOf(c.req.raw.headers)
  if (!failure) return c.json(problem({ code: 'bug' }, language), 500)
  c.header('Retry-After', '5')
  return c.json(problem({ code: `database-${failure}` }, language), 503)
}

export function answerRefusal(c: Context, refusal: Refusal) {
  const { retryAfterSeconds, allow } = refusal.details
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))))
  if (allow) c.header('Allow', allow.join(', '))
  return c.json(refusalProblem(refusal, pageLanguageOf(c.req.raw.headers)), statuses[refusal.kind])
}

function refusalProblem({ reason, codes }: Refusal, language: SiteLanguage['code']): Problem {
  const message = sayIn(language, reason, codes)
  if (!codes) return { error: message, message, ...reason }
  const fields = Object.fromEntries(
    Object.entries(codes).map(([field, fieldReason]) => [field, sayIn(language, fieldReason)]),
  )
  return { error: message, message, ...reason, fields, codes }
}

/** For errors without a `Refusal`: bugs, and refusals by the process itself. */
export function problem(reason: KnownReason, language: SiteLanguage['code'] = 'en'): Problem {
  const sentence = sayIn(language, reason)
  return { error: sentence, message: sentence, ...reason }
}

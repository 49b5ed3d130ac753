import type * as z from 'zod'
import type { Role } from './roles.ts'

/** The calls of a slice by method and path. Paths are written as in OpenAPI: `GET /hub/{username}`. */
export type Operations = Record<`${Method} /${string}`, Description>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Operation = Description & { method: string; path: string }

type Description = Call & (OpenCall | GuardedCall | Upload)

interface Call {
  summary: string
  /** Without it, query parameters are ignored. */
  query?: z.ZodObject
  body?: z.ZodType
  /** Whether it honours an `Idempotency-Key`: every call that adds something does, unless a second one adds nothing. */
  isIdempotent?: boolean
  /** Successful answers by status; null for an empty body, a string for a media type. */
  replies: Record<number, z.ZodType | string | null>
  /** Statuses of refusals that do not follow from the rest: `listRefusals` adds those. */
  refusals?: number[]
}

/** What anybody may call. */
interface OpenCall {
  needs?: undefined
  files?: undefined
  /** Calls per hour and network. Null for calls that are cheaper than counting, or counted elsewhere. */
  limit: number | null
}

interface GuardedCall {
  /** Who may call it: somebody with an account of Creator LinkHub, or staff of at least that role. */
  needs: 'session' | Role
  files?: undefined
  /** How often an hour one account may call it. */
  limit?: number
}

interface Upload {
  needs: 'session' | Role
  /** The names of files; with files the body is a multipart form. */
  files: string[]
  limit: number
}

/** A call about one's own account or page, for whoever is logged in. */
export function own<Answer extends z.ZodType | string>(summary: string, answer: Answer) {
  return { summary, needs: 'session' as const, replies: { 200: answer } }
}

/** A call for anybody, with its limit per hour and network. */
export function open<Answer extends z.ZodType | string>(summary: string, limit: number | null, answer: Answer) {
  return { summary, limit, replies: { 200: answer } }
}

/** The parameters in a path: `{ username: string }` for `GET /hub/{username}`. */
export type PathParameters<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string> & PathParameters<Rest>
  : unknown

export function listRefusals({ method, path, needs, query, body, limit, isIdempotent, refusals = [] }: Operation) {
  const derived = [
    (query || body) && 400,
    needs && 401,
    // Changes from another website are refused.
    (method !== 'GET' || (needs && needs !== 'session')) && 403,
    // Nothing of that name, or no page of one's own yet.
    (path.includes('{') || path.startsWith('/api/linkhubAuth/me')) && 404,
    body && 413,
    body && 415,
    // The first one is still under way, or the key was used for something else.
    isIdempotent && needs && 409,
    isIdempotent && 422,
    typeof limit === 'number' && 429,
  ]
  return new Set([...derived.filter((status) => typeof status === 'number'), ...refusals])
}

export function listOperations(table: Operations): Operation[] {
  return Object.entries(table).map(([call, description]) => {
    const [method = '', path = ''] = call.split(' ')
    return { method, path, ...description }
  })
}

/** An id of a passkey has up to 1,364 characters. */
const pathParameters: Record<string, RegExp> = { id: /^[\w-]{1,1400}$/ }
const anyParameter = /^[^\p{Cc}\p{Cs}]{1,200}$/u

/** Whether a parameter of a path, decoded, can name anything. */
export function isPathParameter(name: string, value: string) {
  return (pathParameters[name] ?? anyParameter).test(value)
}

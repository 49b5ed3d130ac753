import type * as z from 'zod'
import type { Role } from './roles.ts'

/** The calls of a slice by method and path. Paths are written as in OpenAPI: `GET /hub/{username}`. */
export type Operations = Record<`${Method} /${string}`, Description>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the API, as both sides and the OpenAPI document know it. */
export interface Operation extends Description {
  method: string
  path: string
}

interface Description {
  summary: string
  /** Who may call it: anybody when absent, somebody with an account of Creator LinkHub, or staff of at least that role. */
  needs?: 'session' | Role
  body?: z.ZodType
  /** The names of the files that travel beside the body, which then is a multipart form. */
  files?: string[]
  /** Whether it honours an `Idempotency-Key`. */
  isIdempotent?: boolean
  /** What it answers when it worked, by status; null for an empty body, a string for a media type. */
  replies: Record<number, z.ZodType | string | null>
  refusals: number[]
}

export function listOperations(table: Operations): Operation[] {
  return Object.entries(table).map(([call, description]) => {
    const [method = '', path = ''] = call.split(' ')
    return { method, path, ...description }
  })
}

import type * as z from 'zod'
import type { Role } from './roles.ts'

/** One call of the API, as both sides and the OpenAPI document know it. Paths are written as in OpenAPI: `/hub/{username}`. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
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

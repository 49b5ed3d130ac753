import { Hono } from 'hono'
import type { Deps } from '../platform/deps.ts'

export function imageRoutes(_deps: Deps) {
  return new Hono()
}

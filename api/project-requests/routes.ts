import { Hono } from 'hono'
import type { Deps } from '../platform/deps.ts'

export function projectRequestRoutes(_deps: Deps) {
  return new Hono()
}

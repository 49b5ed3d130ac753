import { Hono } from 'hono'
import type { Deps } from '../platform/deps.ts'

export function leadRoutes(_deps: Deps) {
  return new Hono()
}

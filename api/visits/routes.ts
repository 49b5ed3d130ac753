import { Hono } from 'hono'
import type { Deps } from '../platform/deps.ts'

export function analyticsRoutes(_deps: Deps) {
  return new Hono()
}

export function trackRoutes(_deps: Deps) {
  return new Hono()
}

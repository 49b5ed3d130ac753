import { Hono } from 'hono'
import type { Deps } from '../platform/deps.ts'

export function linkhubRoutes(_deps: Deps) {
  return new Hono()
}

export function myProfileRoutes(_deps: Deps) {
  return new Hono()
}

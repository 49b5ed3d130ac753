import { Hono } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import { readToday } from './today.ts'

export function todayRoutes(deps: Deps) {
  return new Hono().get('/', async (c) => c.json(await readToday(deps, c.get('staff').id)))
}

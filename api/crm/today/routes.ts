import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { readToday } from './today.ts'

export function todayRoutes(deps: Deps) {
  return implement({
    'GET /api/crm/today': (c) => readToday(deps, c.get('staff').id),
  })
}

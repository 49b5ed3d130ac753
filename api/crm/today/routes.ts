import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { listUnsentMails, retryMail } from './failed-mails.ts'
import { readToday } from './today.ts'
import { readUpdates } from './updates.ts'

export function todayRoutes(deps: Deps) {
  return implement({
    'GET /api/crm/updates': (c) => readUpdates(deps, c.get('staff').id),
    'GET /api/crm/today': (c) => readToday(deps, c.get('staff').id),
    'GET /api/crm/mails': (c) => listUnsentMails(deps, c.get('staff').role),
    'POST /api/crm/mails/{id}/retry': (c, { id }) => retryMail(deps, c.get('staff').role, id),
  })
}

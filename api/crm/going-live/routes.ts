import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { listLiveTasks } from './list-tasks.ts'
import { lookUpDomain } from './look-up-domain.ts'
import { tickTask, untickTask } from './tick-task.ts'
import { tryMail } from './try-mail.ts'

/** The domain is a call of its own, because name servers may be slow. */
export function goingLiveRoutes(deps: Deps) {
  return implement({
    'GET /api/crm/going-live': () => listLiveTasks(deps),
    'GET /api/crm/going-live/domain': () => lookUpDomain(deps),
    'POST /api/crm/going-live/test-mail': (c) => tryMail(deps, c.get('staff')),
    'POST /api/crm/going-live/{id}/tick': (c, { id }) => tickTask(deps, c.get('staff'), id),
    'DELETE /api/crm/going-live/{id}/tick': (c, { id }) => untickTask(deps, c.get('staff'), id),
  })
}

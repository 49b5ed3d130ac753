import { Hono } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import { listLiveTasks } from './list-tasks.ts'
import { lookUpDomain } from './look-up-domain.ts'
import { tickTask, untickTask } from './tick-task.ts'
import { tryMail } from './try-mail.ts'

/** What to settle before the site goes public. What name servers say comes apart, because they may take their time. */
export function goingLiveRoutes(deps: Deps) {
  return new Hono()
    .get('/', async (c) => c.json(await listLiveTasks(deps)))
    .get('/domain', async (c) => c.json(await lookUpDomain(deps)))
    .post('/test-mail', async (c) => c.json(await tryMail(deps, c.get('staff'))))
    .post('/:id/tick', async (c) => c.json(await tickTask(deps, c.get('staff'), c.req.param('id'))))
    .delete('/:id/tick', async (c) => c.json(await untickTask(deps, c.get('staff'), c.req.param('id'))))
}

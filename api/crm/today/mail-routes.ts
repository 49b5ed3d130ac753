import { Hono } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import { listUnsentMails, retryMail } from './failed-mails.ts'

/** Mails that could not be delivered, or wait for a mail server. */
export function mailRoutes(deps: Deps) {
  return new Hono()
    .get('/', async (c) => c.json(await listUnsentMails(deps, c.get('staff').role)))
    .post('/:id/retry', async (c) => c.json(await retryMail(deps, c.get('staff').role, c.req.param('id'))))
}

import { Hono } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import { requireId } from '../records/record-id.ts'
import { listFailedMails, retryMail } from './mail-failed.ts'

/** Mails that could not be delivered. */
export function mailRoutes(deps: Deps) {
  return new Hono()
    .get('/', async (c) => c.json(await listFailedMails(deps)))
    .post('/:id/retry', async (c) => c.json(await retryMail(deps, requireId(c.req.param('id')))))
}

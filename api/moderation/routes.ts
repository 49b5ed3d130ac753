import { NewReport } from '@nokshi/contract/moderation.ts'
import { Hono } from 'hono'
import { body } from '../http/validate.ts'
import { readArrival } from '../intake/arrival.ts'
import type { Deps } from '../platform/deps.ts'
import { reportPage } from './report-page.ts'

export function reportRoutes(deps: Deps) {
  return new Hono().post('/:username/reports', body(NewReport), async (c) => {
    const arrival = await readArrival(c, deps.config)
    await reportPage(deps, c.req.param('username'), c.req.valid('json'), arrival)
    return c.json({ success: true }, 201)
  })
}

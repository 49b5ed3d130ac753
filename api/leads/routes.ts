import { NewLead } from '@nokshi/contract/leads.ts'
import { Hono } from 'hono'
import { body } from '../http/validate.ts'
import { readArrival } from '../intake/arrival.ts'
import type { Deps } from '../platform/deps.ts'
import { submitLead } from './submit-lead.ts'

export function leadRoutes(deps: Deps) {
  return new Hono().post('/', body(NewLead), async (c) => {
    const arrival = await readArrival(c, deps.config)
    const { reference } = await submitLead(deps, c.req.valid('json'), arrival)
    return c.json({ success: true, reference }, 201)
  })
}

import { NewProjectRequest } from '@nokshi/contract/project-requests.ts'
import { Hono } from 'hono'
import { body } from '../http/validate.ts'
import { readArrival } from '../intake/arrival.ts'
import type { Deps } from '../platform/deps.ts'
import { submitRequest } from './submit-request.ts'

export function projectRequestRoutes(deps: Deps) {
  return new Hono().post('/', body(NewProjectRequest), async (c) => {
    const arrival = await readArrival(c, deps.config)
    const { reference } = await submitRequest(deps, c.req.valid('json'), arrival)
    return c.json({ ok: true, reference })
  })
}

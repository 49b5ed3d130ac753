import { NewMessage } from '@nokshi/contract/messages.ts'
import { Hono } from 'hono'
import { body } from '../http/validate.ts'
import { readArrival } from '../intake/arrival.ts'
import type { Deps } from '../platform/deps.ts'
import { keepMessage } from './keep-message.ts'

export function messageRoutes(deps: Deps) {
  return new Hono().post('/:username/messages', body(NewMessage), async (c) => {
    const arrival = await readArrival(c, deps.config)
    const { forget } = await keepMessage(deps, c.req.param('username'), c.req.valid('json'), arrival)
    return c.json({ success: true, forget }, 201)
  })
}

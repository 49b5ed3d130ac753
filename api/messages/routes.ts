import { implement } from '../http/implement.ts'
import { readArrival } from '../intake/arrival.ts'
import type { Deps } from '../platform/deps.ts'
import { keepMessage } from './keep-message.ts'

export function messageRoutes(deps: Deps) {
  return implement({
    'POST /api/linkhub/{username}/messages': async (c, { username, body }) => {
      const arrival = await readArrival(c, deps.config)
      const { forget } = await keepMessage(deps, username, body, arrival)
      return { success: true, forget }
    },
  })
}

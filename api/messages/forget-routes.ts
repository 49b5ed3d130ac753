import { Hono } from 'hono'
import { findProfileForVisitById } from '../linkhub/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { forget } from './erase.ts'
import { readForgetToken } from './forget-link.ts'

/** Without login: whoever has the link may use it, and mail programs do so for their owners (RFC 8058). */
export function forgetRoutes(deps: Deps) {
  return new Hono()
    .get('/', async (c) => {
      const { profileId } = getReach(c.req.query('token'))
      // What was left there went with the page.
      const page = await findProfileForVisitById(deps.db, profileId)
      if (!page) throw new Refusal('not-found', 'no-such-forget-link')
      return c.json({ username: page.username })
    })
    .post('/', async (c) => {
      await forget(deps, getReach(c.req.query('token')))
      return c.json({ success: true })
    })

  function getReach(token = '') {
    const reach = readForgetToken(deps, token)
    if (!reach) throw new Refusal('not-found', 'no-such-forget-link')
    return reach
  }
}

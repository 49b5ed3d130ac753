import { type Context, Hono } from 'hono'
import type { Deps } from '../platform/deps.ts'
import { describeFault } from '../platform/log.ts'
import { getGoTarget } from './go-target.ts'
import type { RecordVisit } from './record-visits.ts'
import { readSender } from './sender.ts'

/** The links of a page for visitors without scripts. The target sees our origin as referrer, as from a plain link. */
export function goRoutes(deps: Deps, record: RecordVisit) {
  return new Hono().get('/:id', async (c) => {
    const { username, link, url } = await getGoTarget(deps.db, c.req.param('id'))
    if (isOpenedByPerson(c)) {
      try {
        await record({ username, link, ...readSender(deps, c) })
      } catch (fault) {
        // Whoever wants to get there must not wait for our numbers.
        deps.log.error('click not counted', { requestId: c.get('requestId'), ...describeFault(fault) })
      }
    }
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex, nofollow')
    return c.redirect(url, 302)
  })
}

/**
 * Not a question about the address, nor a picture, a script or a frame on somebody's page. Browsers that do not say what
 * they fetch for say at least whether they want a page. Every browser says what it is.
 */
function isOpenedByPerson(c: Context) {
  if (c.req.method !== 'GET' || !c.req.header('user-agent')?.trim()) return false
  const destination = c.req.header('sec-fetch-dest')
  if (destination !== undefined) return destination === 'document'
  return /\btext\/html\b/i.test(c.req.header('accept') ?? '')
}

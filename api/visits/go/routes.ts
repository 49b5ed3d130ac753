import type { Context } from 'hono'
import { implement } from '../../http/implement.ts'
import { answerRefusal } from '../../http/problems.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log.ts'
import { readClient } from '../recording/client.ts'
import type { RecordVisit } from '../recording/record-visits.ts'
import { NOTICE_POLICY, writeGoNotice } from './go-notice.ts'
import { type GoNowhere, type GoTarget, readGoTarget } from './go-target.ts'

const HIDDEN = 'noindex, nofollow'

/** Links for visitors without scripts. The target sees our origin as referrer, as from a plain link. */
export function goRoutes(deps: Deps, record: RecordVisit) {
  return implement({
    'GET /go/{target}': async (c, { target }) => {
      c.header('X-Robots-Tag', HIDDEN)
      const found = await readGoTarget(deps, target)
      if ('refusal' in found) return answerNowhere(deps, c, found)
      if (isOpenedByPerson(c)) await count(c, found)
      c.header('Cache-Control', 'no-store')
      return c.redirect(found.url, 302)
    },
  })

  async function count(c: Context, { username, link }: GoTarget) {
    try {
      await record({ username, link, ...readClient(deps, c) })
    } catch (error) {
      // A failure of counting must not stop the redirect.
      deps.log.error('click not counted', { requestId: c.get('requestId'), ...describeError(error) })
    }
  }
}

/** HTML for people, JSON for programs. */
function answerNowhere({ config }: Deps, c: Context, nowhere: GoNowhere) {
  const answer = answerRefusal(c, nowhere.refusal)
  if (!wantsPage(c)) return answer
  return new Response(writeGoNotice(config, nowhere), {
    status: answer.status,
    headers: {
      'Content-Security-Policy': NOTICE_POLICY,
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': HIDDEN,
    },
  })
}

/** Only documents count. Browsers without Sec-Fetch-Dest accept HTML, and all send a User-Agent. */
function isOpenedByPerson(c: Context) {
  if (c.req.method !== 'GET' || !c.req.header('user-agent')?.trim()) return false
  const destination = c.req.header('sec-fetch-dest')
  return destination === undefined ? wantsPage(c) : destination === 'document'
}

function wantsPage(c: Context) {
  return /\btext\/html\b/i.test(c.req.header('accept') ?? '')
}

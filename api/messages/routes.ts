import { implement, success } from '../http/implement.ts'
import { readArrival } from '../intake/arrival.ts'
import { findProfileForVisitById } from '../linkhub/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { forget } from './erase.ts'
import { updateConfirmed } from './follower-queries.ts'
import { readLinkToken } from './forget-link.ts'
import { keepMessage } from './keep-message.ts'

const spent = { forget: 'no-such-forget-link', follow: 'no-such-follow-link' } as const

/**
 * Without login. The link of a mail is the permission, and mail programs use it for their owners (RFC 8058).
 * Opening one does nothing yet: programs open the links of mails before their readers do.
 */
export function messageRoutes(deps: Deps) {
  return implement({
    'POST /api/linkhub/{username}/messages': async (c, { username, body }) => {
      const arrival = await readArrival(c, deps.config)
      return { success: true, ...(await keepMessage(deps, username, body, arrival)) }
    },
    'GET /api/forget': (_c, { query }) => presentPage('forget', query.token),
    'POST /api/forget': (_c, { query }) => success(forget(deps, getTarget('forget', query.token))),
    'GET /api/follow': (_c, { query }) => presentPage('follow', query.token),
    'POST /api/follow': async (_c, { query }) => {
      if (!(await updateConfirmed(deps.db, getTarget('follow', query.token), deps.now())))
        throw new Refusal('not-found', spent.follow)
      return { success: true }
    },
  })

  function getTarget(purpose: keyof typeof spent, token: string) {
    const target = readLinkToken(deps, purpose, token)
    if (!target) throw new Refusal('not-found', spent[purpose])
    return target
  }

  /** Messages are deleted with the page. */
  async function presentPage(purpose: keyof typeof spent, token: string) {
    const page = await findProfileForVisitById(deps.db, getTarget(purpose, token).profileId)
    if (!page) throw new Refusal('not-found', spent[purpose])
    return { username: page.username }
  }
}

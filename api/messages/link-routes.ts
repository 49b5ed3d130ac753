import { implement } from '../http/implement.ts'
import { findProfileForVisitById } from '../linkhub/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { forget } from './erase.ts'
import { updateConfirmed } from './follower-queries.ts'
import { readLinkToken, type Target } from './forget-link.ts'

/** Without login: the link is the permission, and mail programs use it for their owners (RFC 8058). */
export function forgetRoutes(deps: Deps) {
  const getTarget = (token: string) => {
    const target = readLinkToken(deps, 'forget', token)
    if (!target) throw new Refusal('not-found', 'no-such-forget-link')
    return target
  }
  return implement({
    'GET /api/forget': (_c, { query }) => presentPage(deps, getTarget(query.token), 'no-such-forget-link'),
    'POST /api/forget': async (_c, { query }) => {
      await forget(deps, getTarget(query.token))
      return { success: true }
    },
  })
}

/** Opening the link confirms nothing: programs open the links of mails before their readers do. */
export function followRoutes(deps: Deps) {
  const getTarget = (token: string) => {
    const target = readLinkToken(deps, 'follow', token)
    if (!target) throw new Refusal('not-found', 'no-such-follow-link')
    return target
  }
  return implement({
    'GET /api/follow': (_c, { query }) => presentPage(deps, getTarget(query.token), 'no-such-follow-link'),
    'POST /api/follow': async (_c, { query }) => {
      if (!(await updateConfirmed(deps.db, getTarget(query.token), deps.now())))
        throw new Refusal('not-found', 'no-such-follow-link')
      return { success: true }
    },
  })
}

/** Messages are deleted with the page. */
async function presentPage({ db }: Deps, { profileId }: Target, code: 'no-such-forget-link' | 'no-such-follow-link') {
  const page = await findProfileForVisitById(db, profileId)
  if (!page) throw new Refusal('not-found', code)
  return { username: page.username }
}

import { TokenQuery } from '@nokshi/contract/token-query.ts'
import { Hono } from 'hono'
import { query } from '../http/validate.ts'
import { findProfileForVisitById } from '../linkhub/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { forget } from './erase.ts'
import { updateConfirmed } from './follower-queries.ts'
import { readLinkToken, type Target } from './forget-link.ts'

/** Without login: whoever has the link may use it, and mail programs do so for their owners (RFC 8058). */
export function forgetRoutes(deps: Deps) {
  const getTarget = (token: string) => {
    const target = readLinkToken(deps, 'forget', token)
    if (!target) throw new Refusal('not-found', 'no-such-forget-link')
    return target
  }
  return new Hono()
    .get('/', query(TokenQuery), async (c) =>
      c.json(await presentPage(deps, getTarget(c.req.valid('query').token), 'no-such-forget-link')),
    )
    .post('/', query(TokenQuery), async (c) => {
      await forget(deps, getTarget(c.req.valid('query').token))
      return c.json({ success: true })
    })
}

/** Opening the link confirms nothing: programs open the links of mails before their readers do. */
export function followRoutes(deps: Deps) {
  const getTarget = (token: string) => {
    const target = readLinkToken(deps, 'follow', token)
    if (!target) throw new Refusal('not-found', 'no-such-follow-link')
    return target
  }
  return new Hono()
    .get('/', query(TokenQuery), async (c) =>
      c.json(await presentPage(deps, getTarget(c.req.valid('query').token), 'no-such-follow-link')),
    )
    .post('/', query(TokenQuery), async (c) => {
      if (!(await updateConfirmed(deps.db, getTarget(c.req.valid('query').token), deps.now())))
        throw new Refusal('not-found', 'no-such-follow-link')
      return c.json({ success: true })
    })
}

/** What was left there went with the page. */
async function presentPage(
  { db }: Deps,
  { profileId }: Target,
  code: 'no-such-forget-link' | 'no-such-follow-link',
) {
  const page = await findProfileForVisitById(db, profileId)
  if (!page) throw new Refusal('not-found', code)
  return { username: page.username }
}

import { TokenQuery } from '@nokshi/contract/token-query.ts'
import {
  EMPTY_WEEKS_MAX,
  type Letter,
  LetterEdit,
  NewSponsorAddress,
} from '@nokshi/contract/visits/weekly-reports.ts'
import { type Context, Hono } from 'hono'
import { requireConfirmedAddress } from '../../auth/safety.ts'
import { requireUser } from '../../auth/session.ts'
import { requireRecentProof } from '../../auth/session-proof.ts'
import { body, query } from '../../http/validate.ts'
import { getOwnProfile } from '../../linkhub/own-profile.ts'
import { deleteDeadAbout, findLastDead } from '../../outbox/outbox.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { revokeAddress } from '../shared-stats/queries.ts'
import { makeAddress, presentAddresses, readSharedStats } from '../shared-stats/shared-addresses.ts'
import { endPlan, findPlan, findPlanByStopKey, upsertPlan } from './queries.ts'
import { nextLetterAt } from './report-time.ts'
import { letterSubject } from './send-reports.ts'
import { readUnsubscribeToken } from './unsubscribe.ts'

/** What owners choose about their letter and about who sees their figures. */
export function letterRoutes(deps: Deps) {
  const ownerOnly = requireUser(deps)

  return new Hono()
    .get('/letter', ownerOnly, async (c) => c.json(await readLetter(c)))
    .put('/letter', ownerOnly, body(LetterEdit), async (c) => {
      const { weekday } = c.req.valid('json')
      const { id, timeZone } = await ownProfile(c)
      const nextAt = weekday === null ? null : nextLetterAt(timeZone, weekday, deps.now())
      await upsertPlan(deps.db, { profileId: id, weekday, nextAt, emptyWeeks: 0 })
      // Whoever chooses a day, also the same one, says that the address takes mail.
      await deleteDeadAbout(deps.db, subjectOf(c, id))
      return c.json(await readLetter(c))
    })
    .get('/sponsors', ownerOnly, async (c) => c.json(await presentAddresses(deps, (await ownProfile(c)).id)))
    .post('/sponsors', ownerOnly, body(NewSponsorAddress), async (c) => {
      requireConfirmedAddress(c)
      // It goes on showing the figures after the session that made it has ended.
      await requireRecentProof(deps, c.get('sessionId'))
      return c.json(await makeAddress(deps, await ownProfile(c), c.req.valid('json')), 201)
    })
    .delete('/sponsors/:id', ownerOnly, async (c) => {
      const { id } = await ownProfile(c)
      const revoked = await revokeAddress(deps.db, id, c.req.param('id'), deps.now())
      if (!revoked) throw new Refusal('not-found', 'no-such-address')
      return c.json(await presentAddresses(deps, id))
    })

  function ownProfile(c: Context) {
    return getOwnProfile(deps.db, c.get('user').id)
  }

  async function readLetter(c: Context): Promise<Letter> {
    const { id, emailVerified } = await ownProfile(c)
    const plan = await findPlan(deps.db, id)
    return {
      weekday: plan?.weekday ?? null,
      isSilent: (plan?.emptyWeeks ?? 0) >= EMPTY_WEEKS_MAX,
      isConfirmed: emailVerified === 1,
      failedAt: (await findLastDead(deps.db, subjectOf(c, id)))?.deadAt ?? null,
    }
  }

  function subjectOf(c: Context, id: string) {
    return letterSubject({ id, email: c.get('user').email })
  }
}

/** For whoever has the address, without login: mail programs use it for their owners (RFC 8058). */
export function unsubscribeRoutes(deps: Deps) {
  return new Hono()
    .get('/', query(TokenQuery), async (c) =>
      c.json({ username: (await getPage(c.req.valid('query').token)).username }),
    )
    .post('/', query(TokenQuery), async (c) => {
      await endPlan(deps.db, (await getPage(c.req.valid('query').token)).id)
      return c.json({ success: true })
    })

  async function getPage(token: string) {
    const stopKey = readUnsubscribeToken(deps, token)
    const page = stopKey === undefined ? undefined : await findPlanByStopKey(deps.db, stopKey)
    if (!page) throw new Refusal('not-found', 'no-such-forget-link')
    return page
  }
}

/** For a sponsor. */
export function numbersRoutes(deps: Deps) {
  return new Hono().get('/', query(TokenQuery), async (c) =>
    c.json(await readSharedStats(deps, c.req.valid('query').token)),
  )
}

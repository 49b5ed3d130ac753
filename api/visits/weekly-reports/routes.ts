import { EMPTY_WEEKS_MAX, type WeeklyReport } from '@nokshi/contract/visits/weekly-reports.ts'
import type { Context } from 'hono'
import { implement, success } from '../../http/implement.ts'
import { getOwnProfile } from '../../linkhub/own-profile.ts'
import { deleteDeadAbout, findLastDead } from '../../outbox/outbox.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { endPlan, findPlan, findPlanByStopKey, upsertPlan } from './queries.ts'
import { nextReportAt, readUnsubscribeToken, reportSubject } from './send-reports.ts'

export function weeklyReportRoutes(deps: Deps) {
  return implement({
    'GET /api/linkhubAuth/me/weekly-report': readReport,
    'PUT /api/linkhubAuth/me/weekly-report': async (c, { body }) => {
      const { weekday } = body
      const { id, timeZone } = await ownProfile(c)
      const nextAt = weekday === null ? null : nextReportAt(timeZone, weekday, deps.now())
      await upsertPlan(deps.db, { profileId: id, weekday, nextAt, emptyWeeks: 0 })
      // Whoever chooses a day, also the same one, says that the address takes mail.
      await deleteDeadAbout(deps.db, subjectOf(c, id))
      return readReport(c)
    },
    // For whoever has the address, without login: mail programs use it for their owners (RFC 8058).
    'GET /api/unsubscribe': async (_c, { query }) => ({ username: (await getPage(query.token)).username }),
    'POST /api/unsubscribe': async (_c, { query }) => success(endPlan(deps.db, (await getPage(query.token)).id)),
  })

  function ownProfile(c: Context) {
    return getOwnProfile(deps.db, c.get('user').id)
  }

  async function readReport(c: Context): Promise<WeeklyReport> {
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
    return reportSubject({ id, email: c.get('user').email })
  }

  async function getPage(token: string) {
    const stopKey = readUnsubscribeToken(deps, token)
    const page = stopKey === undefined ? undefined : await findPlanByStopKey(deps.db, stopKey)
    if (!page) throw new Refusal('not-found', 'no-such-forget-link')
    return page
  }
}

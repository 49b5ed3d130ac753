import { RegistrationCheck } from '@nokshi/contract/linkhub/registrations.ts'
import { PageDecision, Reopening, ReportQuestion } from '@nokshi/contract/moderation.ts'
import { Hono } from 'hono'
import { body, query } from '../http/validate.ts'
import type { Deps } from '../platform/deps.ts'
import { checkRegistration, readRegistrations } from './check-registrations.ts'
import { dismissReports, restorePage, suspendPage } from './decide-on-page.ts'
import { listSuspendedPages } from './queries.ts'
import { readCases } from './read-cases.ts'
import { reopenDecision } from './reopen-reports.ts'

const decide = { suspend: suspendPage, restore: restorePage, dismiss: dismissReports }

/** What staff do about pages. Who may is for the gate before /api/crm, by what the contract says. */
export function reportDeskRoutes(deps: Deps) {
  return new Hono()
    .get('/reports', query(ReportQuestion), async (c) => c.json(await readCases(deps, c.req.valid('query'))))
    .get('/suspended-pages', async (c) => {
      const pages = await listSuspendedPages(deps.db)
      return c.json(pages.map(({ username, name, suspendedAt }) => ({ username, name, suspendedAt })))
    })
    .get('/registrations', async (c) => c.json(await readRegistrations(deps)))
    .post('/registrations/:id/check', body(RegistrationCheck), async (c) => {
      await checkRegistration(deps, c.get('staff').id, c.req.param('id'), c.req.valid('json'))
      return c.json(await readRegistrations(deps))
    })
    .post('/pages/:username/decision', body(PageDecision), async (c) => {
      const { decision, reason } = c.req.valid('json')
      const made = await decide[decision](deps, c.get('staff').id, c.req.param('username'), reason)
      deps.log.info('decision about a page', { decision, staffId: c.get('staff').id })
      const { username, closed, decidedAt, isChanged } = made
      return c.json({ username, closed, decidedAt, isChanged })
    })
    .post('/pages/:username/reopen', body(Reopening), async (c) => {
      const { decidedAt } = c.req.valid('json')
      const reopened = await reopenDecision(deps, c.get('staff').id, c.req.param('username'), decidedAt)
      deps.log.info('reports opened again', { staffId: c.get('staff').id })
      return c.json(reopened)
    })
}

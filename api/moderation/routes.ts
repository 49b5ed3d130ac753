import { implement, success } from '../http/implement.ts'
import { readArrival } from '../intake/arrival.ts'
import type { Deps } from '../platform/deps.ts'
import { checkRegistration, readRegistrations } from './check-registrations.ts'
import { dismissReports, reopenDecision, restorePage, suspendPage } from './decide-on-page.ts'
import { listSuspendedPages } from './queries.ts'
import { readCases } from './read-cases.ts'
import { reportPage } from './report-page.ts'

const decide = { suspend: suspendPage, restore: restorePage, dismiss: dismissReports }

export function reportRoutes(deps: Deps) {
  return implement({
    'POST /api/linkhub/{username}/reports': async (c, { username, body }) =>
      success(reportPage(deps, username, body, await readArrival(c, deps.config))),
    'GET /api/crm/reports': (c, { query }) => readCases(deps, query, c.get('staff').role),
    'GET /api/crm/suspended-pages': async () => {
      const pages = await listSuspendedPages(deps.db)
      return pages.map(({ username, name, suspendedAt }) => ({ username, name, suspendedAt }))
    },
    'GET /api/crm/registrations': () => readRegistrations(deps),
    'POST /api/crm/registrations/{id}/check': async (c, { id, body }) => {
      await checkRegistration(deps, c.get('staff').id, id, body)
      return readRegistrations(deps)
    },
    'POST /api/crm/pages/{username}/decision': async (c, { username, body }) => {
      const made = await decide[body.decision](deps, c.get('staff').id, username, body.reason)
      deps.log.info('decision about a page', { decision: body.decision, staffId: c.get('staff').id })
      return made
    },
    'POST /api/crm/pages/{username}/reopen': async (c, { username, body }) => {
      const reopened = await reopenDecision(deps, c.get('staff').id, username, body.decidedAt)
      deps.log.info('reports opened again', { staffId: c.get('staff').id })
      return reopened
    },
  })
}

import { implement } from '../http/implement.ts'
import type { Deps } from '../platform/deps.ts'
import { checkRegistration, readRegistrations } from './check-registrations.ts'
import { dismissReports, restorePage, suspendPage } from './decide-on-page.ts'
import { listSuspendedPages } from './queries.ts'
import { readCases } from './read-cases.ts'
import { reopenDecision } from './reopen-reports.ts'

const decide = { suspend: suspendPage, restore: restorePage, dismiss: dismissReports }

export function reportDeskRoutes(deps: Deps) {
  return implement({
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
    'POST /api/crm/pages/{username}/decision': async (c, { username: page, body }) => {
      const made = await decide[body.decision](deps, c.get('staff').id, page, body.reason)
      deps.log.info('decision about a page', { decision: body.decision, staffId: c.get('staff').id })
      const { username, closed, decidedAt, isChanged } = made
      return { username, closed, decidedAt, isChanged }
    },
    'POST /api/crm/pages/{username}/reopen': async (c, { username, body }) => {
      const reopened = await reopenDecision(deps, c.get('staff').id, username, body.decidedAt)
      deps.log.info('reports opened again', { staffId: c.get('staff').id })
      return reopened
    },
  })
}

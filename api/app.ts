import { Hono, type MiddlewareHandler } from 'hono'
import { hashInTurnOf } from './accounts/passwords.ts'
import { authRoutes } from './auth/routes.ts'
import { safetyRoutes } from './auth/safety-routes.ts'
import { userGate } from './auth/session.ts'
import { calendarRoutes } from './crm/calendar/routes.ts'
import { companyRoutes } from './crm/companies/routes.ts'
import { listContactLinesOf } from './crm/contacts/contact-record.ts'
import { chooseParties } from './crm/contacts/edit-contact.ts'
import { contactRoutes } from './crm/contacts/routes.ts'
import { creatorRoutes } from './crm/creators/routes.ts'
import { dealRoutes } from './crm/deals/routes.ts'
import { goingLiveRoutes } from './crm/going-live/routes.ts'
import { historyRoutes } from './crm/history/routes.ts'
import { importRoutes } from './crm/import/routes.ts'
import { inboxRoutes } from './crm/inbox/routes.ts'
import { clientMailRoutes } from './crm/mails/routes.ts'
import { noticeRoutes } from './crm/notices/routes.ts'
import { templateRoutes } from './crm/replies/routes.ts'
import { salesReportRoutes } from './crm/sales-report/routes.ts'
import { searchRoutes } from './crm/search/routes.ts'
import { settingsRoutes } from './crm/settings/routes.ts'
import { staffGate } from './crm/staff/gate.ts'
import { inviteRoutes } from './crm/staff/invites/invite-routes.ts'
import { meRoutes } from './crm/staff/me-routes.ts'
import { staffRoutes } from './crm/staff/routes.ts'
import { taskRoutes } from './crm/tasks/routes.ts'
import { timelineRoutes } from './crm/timeline/routes.ts'
import { todayRoutes } from './crm/today/routes.ts'
import { viewRoutes } from './crm/views/routes.ts'
import { webhookRoutes } from './crm/webhooks/routes.ts'
import { websiteRoutes } from './crm/website/routes.ts'
import { exportRoutes } from './export/routes.ts'
import { batchRoutes } from './http/batch.ts'
import { clientNetwork } from './http/client-address.ts'
import { requireImplemented } from './http/declared-calls.ts'
import { healthRoutes } from './http/health.ts'
import { addMiddleware, refuseUnknown } from './http/middleware.ts'
import { leadRoutes } from './leads/routes.ts'
import { cardRoutes } from './linkhub/cards/card-routes.ts'
import { contactCardRoutes } from './linkhub/cards/contact-card-routes.ts'
import { domainRoutes } from './linkhub/domains/routes.ts'
import { myProfileRoutes } from './linkhub/editing/my-profile-routes.ts'
import { imageRoutes } from './linkhub/image-routes.ts'
import { pageImportRoutes } from './linkhub/import/routes.ts'
import { listedPageRoutes } from './linkhub/listed-page-routes.ts'
import { paymentRoutes } from './linkhub/payments/routes.ts'
import { findProfileOfOwner, listUsernamesOfOwner } from './linkhub/queries.ts'
import { registrationRoutes } from './linkhub/registrations/routes.ts'
import { linkhubRoutes } from './linkhub/routes.ts'
import { shopRoutes } from './linkhub/shop/routes.ts'
import { videoRoutes } from './linkhub/videos/routes.ts'
import { ownMessageRoutes } from './messages/own-routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { reportRoutes } from './moderation/routes.ts'
import { newsRoutes } from './news/routes.ts'
import { openApiRoutes } from './openapi.ts'
import type { Deps } from './platform/deps.ts'
import { projectRequestRoutes } from './project-requests/routes.ts'
import { pushRoutes } from './push/routes.ts'
import { analyticsRoutes } from './visits/analytics/routes.ts'
import { goRoutes } from './visits/go/routes.ts'
import { createVisitRecorder } from './visits/recording/record-visits.ts'
import { trafficRoutes } from './visits/recording/routes.ts'
import { sharedStatsRoutes } from './visits/shared-stats/routes.ts'
import { weeklyReportRoutes } from './visits/weekly-reports/routes.ts'
import { contentRoutes } from './website/routes.ts'

/** The whole API: the routes of every slice. */
export function createApp(deps: Deps) {
  const app = new Hono()
  const { recordVisit, recordSiteVisit } = createVisitRecorder(deps)
  const hasProfile = async (userId: string) => (await findProfileOfOwner(deps.db, userId)) !== undefined
  const listUsernames = (userId: string) => listUsernamesOfOwner(deps.db, userId)
  addMiddleware(app, deps)
  app.use('/api/*', userGate(deps))
  app.use('/api/auth/*', hashInTurn(deps, 'creators'))
  app.use('/api/crm/*', staffGate(deps), hashInTurn(deps, 'staff'))

  const slices = [
    healthRoutes(deps),
    batchRoutes(app),
    leadRoutes(deps),
    projectRequestRoutes(deps),
    authRoutes(deps, { hasProfile, listUsernames }),
    safetyRoutes(deps, hasProfile),
    linkhubRoutes(deps),
    contactCardRoutes(deps),
    reportRoutes(deps),
    messageRoutes(deps),
    listedPageRoutes(deps),
    pageImportRoutes(deps),
    myProfileRoutes(deps),
    paymentRoutes(deps),
    domainRoutes(deps),
    registrationRoutes(deps),
    shopRoutes(deps),
    videoRoutes(deps),
    ownMessageRoutes(deps),
    newsRoutes(deps),
    pushRoutes(deps),
    exportRoutes(deps),
    analyticsRoutes(deps),
    weeklyReportRoutes(deps),
    sharedStatsRoutes(deps),
    trafficRoutes(deps, recordVisit, recordSiteVisit),
    goRoutes(deps, recordVisit),
    imageRoutes(deps),
    cardRoutes(deps),
    staffRoutes(deps),
    meRoutes(deps),
    inviteRoutes(deps),
    creatorRoutes(deps),
    todayRoutes(deps),
    dealRoutes(deps, chooseParties),
    timelineRoutes(deps),
    taskRoutes(deps),
    noticeRoutes(deps),
    viewRoutes(deps),
    salesReportRoutes(deps),
    calendarRoutes(deps),
    settingsRoutes(deps),
    templateRoutes(deps),
    webhookRoutes(deps),
    inboxRoutes(deps),
    clientMailRoutes(deps),
    contactRoutes(deps),
    companyRoutes(deps, listContactLinesOf),
    searchRoutes(deps),
    historyRoutes(deps),
    importRoutes(deps),
    goingLiveRoutes(deps),
    websiteRoutes(deps),
    contentRoutes(deps),
    openApiRoutes(deps),
  ]
  for (const routes of slices) app.route('/', routes)

  requireImplemented(app)
  refuseUnknown(app)
  return app
}

/** Of those whose passwords are checked, each network takes its turn. */
function hashInTurn(deps: Deps, whose: 'creators' | 'staff'): MiddlewareHandler {
  return (c, next) => hashInTurnOf({ whose, network: clientNetwork(deps, c) }, next)
}

import { Hono } from 'hono'
import { authRoutes } from './auth/routes.ts'
import { calendarRoutes } from './crm/calendar/routes.ts'
import { companyRoutes } from './crm/companies/routes.ts'
import { chooseParties } from './crm/contacts/choose-parties.ts'
import { contactCsvRoutes } from './crm/contacts/contact-csv.ts'
import { listContactLinesOf } from './crm/contacts/contact-lines.ts'
import { contactRoutes } from './crm/contacts/routes.ts'
import { tagRoutes } from './crm/contacts/tag-routes.ts'
import { creatorRoutes } from './crm/creators/routes.ts'
import { dealRoutes } from './crm/deals/routes.ts'
import { goingLiveRoutes } from './crm/going-live/routes.ts'
import { changeLogRoutes } from './crm/history/change-log-routes.ts'
import { trashRoutes } from './crm/history/trash-routes.ts'
import { importRoutes } from './crm/import/routes.ts'
import { inboxRoutes } from './crm/inbox/routes.ts'
import { suggestionRoutes } from './crm/inbox/suggestion-routes.ts'
import { templateRoutes } from './crm/replies/routes.ts'
import { searchRoutes } from './crm/search/routes.ts'
import { settingsRoutes } from './crm/settings/routes.ts'
import { staffGate } from './crm/staff/gate.ts'
import { staffRoutes } from './crm/staff/routes.ts'
import { reminderRoutes, taskRoutes } from './crm/tasks/routes.ts'
import { timelineRoutes } from './crm/timeline/routes.ts'
import { mailRoutes } from './crm/today/mail-routes.ts'
import { todayRoutes } from './crm/today/routes.ts'
import { webhookRoutes } from './crm/webhooks/routes.ts'
import { websiteRoutes } from './crm/website/routes.ts'
import { exportRoutes } from './export/routes.ts'
import { requireImplemented } from './http/declared-calls.ts'
import { healthRoutes } from './http/health.ts'
import { addMiddleware, refuseUnknown } from './http/middleware.ts'
import { leadRoutes } from './leads/routes.ts'
import { cardRoutes } from './linkhub/cards/card-routes.ts'
import { contactCardRoutes } from './linkhub/cards/contact-card-routes.ts'
import { myProfileRoutes } from './linkhub/editing/my-profile-routes.ts'
import { imageRoutes } from './linkhub/image-routes.ts'
import { pageImportRoutes } from './linkhub/import/routes.ts'
import { linkCheckRoutes } from './linkhub/link-checks/routes.ts'
import { listedPageRoutes } from './linkhub/listed-page-routes.ts'
import { paymentRoutes } from './linkhub/payments/routes.ts'
import { findProfileOfOwner, listUsernamesOfOwner } from './linkhub/queries.ts'
import { registrationRoutes } from './linkhub/registrations/routes.ts'
import { linkhubRoutes } from './linkhub/routes.ts'
import { shopRoutes } from './linkhub/shop/routes.ts'
import { followRoutes, forgetRoutes } from './messages/link-routes.ts'
import { ownMessageRoutes } from './messages/own-routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { reportDeskRoutes } from './moderation/desk-routes.ts'
import { reportRoutes } from './moderation/routes.ts'
import { openApiRoutes } from './openapi.ts'
import type { Deps } from './platform/deps.ts'
import { projectRequestRoutes } from './project-requests/routes.ts'
import { analyticsRoutes } from './visits/analytics/routes.ts'
import { goRoutes } from './visits/go/routes.ts'
import { createVisitRecorder } from './visits/recording/record-visits.ts'
import { trafficRoutes } from './visits/recording/routes.ts'
import { letterRoutes, numbersRoutes, unsubscribeRoutes } from './visits/weekly-reports/routes.ts'

/** The whole API: every slice at its address. */
export function createApp(deps: Deps) {
  const app = new Hono()
  const { recordVisit, recordSiteVisit } = createVisitRecorder(deps)
  addMiddleware(app, deps)

  app.route('/', healthRoutes(deps))
  app.route('/', leadRoutes(deps))
  app.route('/', projectRequestRoutes(deps))
  app.route(
    '/api/auth',
    authRoutes(deps, {
      hasProfile: async (userId) => (await findProfileOfOwner(deps.db, userId)) !== undefined,
      listUsernames: (userId) => listUsernamesOfOwner(deps.db, userId),
    }),
  )
  app.route('/api/linkhub', linkhubRoutes(deps))
  app.route('/api/linkhub', contactCardRoutes(deps))
  app.route('/', reportRoutes(deps))
  app.route('/api/linkhub', messageRoutes(deps))
  app.route('/api/forget', forgetRoutes(deps))
  app.route('/api/follow', followRoutes(deps))
  app.route('/api/listed-pages', listedPageRoutes(deps))
  app.route('/api/linkhubAuth/import', pageImportRoutes(deps))
  app.route('/api/linkhubAuth/me', myProfileRoutes(deps))
  app.route('/api/linkhubAuth/me/link-checks', linkCheckRoutes(deps))
  app.route('/api/linkhubAuth/me/payments', paymentRoutes(deps))
  app.route('/api/linkhubAuth/me/registrations', registrationRoutes(deps))
  app.route('/api/linkhubAuth/me/shop', shopRoutes(deps))
  app.route('/api/linkhubAuth/me/messages', ownMessageRoutes(deps))
  app.route('/api/linkhubAuth/me/export', exportRoutes(deps))
  app.route('/api/linkhubAuth/me', analyticsRoutes(deps))
  app.route('/api/linkhubAuth/me', letterRoutes(deps))
  app.route('/api/unsubscribe', unsubscribeRoutes(deps))
  app.route('/api/numbers', numbersRoutes(deps))
  app.route('/api/traffic', trafficRoutes(deps, recordVisit, recordSiteVisit))
  app.route('/go', goRoutes(deps, recordVisit))
  app.route('/images', imageRoutes(deps))
  app.route('/cards', cardRoutes(deps))
  app.use('/api/crm/*', staffGate(deps))
  app.route('/api/crm', staffRoutes(deps))
  app.route('/', reportDeskRoutes(deps))
  app.route('/api/crm/creators', creatorRoutes(deps))
  app.route('/api/crm/today', todayRoutes(deps))
  app.route('/api/crm', dealRoutes(deps, chooseParties))
  app.route('/api/crm/timeline', timelineRoutes(deps))
  app.route('/api/crm/tasks', taskRoutes(deps))
  app.route('/api/crm/reminders', reminderRoutes(deps))
  app.route('/api/crm/calendar.ics', calendarRoutes(deps))
  app.route('/api/crm', settingsRoutes(deps))
  app.route('/api/crm/templates', templateRoutes(deps))
  app.route('/api/crm/webhooks', webhookRoutes(deps))
  app.route('/api/crm/inbox', inboxRoutes(deps))
  app.route('/api/crm/suggestions', suggestionRoutes(deps))
  app.route('/api/crm/mails', mailRoutes(deps))
  app.route('/api/crm/contacts', contactRoutes(deps))
  app.route('/api/crm/contacts.csv', contactCsvRoutes(deps))
  app.route('/api/crm/companies', companyRoutes(deps, listContactLinesOf))
  app.route('/', tagRoutes(deps))
  app.route('/api/crm/search', searchRoutes(deps))
  app.route('/api/crm/changes', changeLogRoutes(deps))
  app.route('/api/crm/trash', trashRoutes(deps))
  app.route('/api/crm/import', importRoutes(deps))
  app.route('/api/crm/going-live', goingLiveRoutes(deps))
  app.route('/api/crm', websiteRoutes(deps))
  app.route('/', openApiRoutes())

  requireImplemented(app)
  refuseUnknown(app)
  return app
}

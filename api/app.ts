import { Hono } from 'hono'
import { authRoutes } from './auth/routes.ts'
import { leadRoutes } from './leads/routes.ts'
import { imageRoutes } from './linkhub/image-routes.ts'
import { findProfileOfOwner } from './linkhub/queries.ts'
import { linkhubRoutes, myProfileRoutes } from './linkhub/routes.ts'
import { openApiRoutes } from './openapi.ts'
import type { Deps } from './platform/deps.ts'
import { healthRoutes } from './platform/health.ts'
import { manners, refuseUnknown } from './platform/manners.ts'
import { projectRequestRoutes } from './project-requests/routes.ts'
import { analyticsRoutes, trackRoutes } from './visits/routes.ts'

/** The whole API: every slice at its address. */
export function createApp(deps: Deps) {
  const app = new Hono()
  manners(app, deps)

  app.route('/', healthRoutes(deps))
  app.route('/api/leads', leadRoutes(deps))
  app.route('/send-email', projectRequestRoutes(deps))
  app.route(
    '/api/auth',
    authRoutes(deps, {
      hasProfile: async (userId) => (await findProfileOfOwner(deps.db, userId)) !== undefined,
    }),
  )
  app.route('/api/linkhub', linkhubRoutes(deps))
  app.route('/api/linkhubAuth/me', myProfileRoutes(deps))
  app.route('/api/linkhubAuth/me/analytics', analyticsRoutes(deps))
  app.route('/api/traffic/track', trackRoutes(deps))
  app.route('/images', imageRoutes(deps))
  app.route('/api/openapi.json', openApiRoutes())

  refuseUnknown(app)
  return app
}

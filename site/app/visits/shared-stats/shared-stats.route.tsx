import { sharedStatsPage as labels } from '@nokshi/content/weekly-reports.ts'
import { SharedStats } from '@nokshi/contract/visits/shared-stats.ts'
import { hiddenPageMeta, studioTitle } from '../../frame/page-meta.ts'
import { apiContext } from '../../platform/load-context.ts'
import { ErrorNotice } from '../../ui/notices/error-notice.tsx'
import type { Route } from './+types/shared-stats.route.ts'
import { SharedStatsReport } from './shared-stats.tsx'

/** For a sponsor. 404 for an address that was made up, 410 for one that was revoked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return context.get(apiContext)('GET /api/shared-stats', SharedStats, { query: { token } })
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { title, description } = labels
  return hiddenPageMeta(args, { title: studioTitle(args, title), description, path: '/numbers' })
}

export default function SharedStatsRoute({ loaderData }: Route.ComponentProps) {
  return <SharedStatsReport stats={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorNotice error={error} />
}

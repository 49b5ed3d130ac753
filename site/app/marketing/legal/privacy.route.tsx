import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { contentContext } from '../../platform/load-context.ts'
import type { Route } from './+types/privacy.route.ts'
import { LegalDocument } from './legal-document.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { pages, privacy } = context.get(contentContext)
  return { page: pages['/privacy'], privacy }
}

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/privacy', args.loaderData?.page)
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalDocument page={loaderData.privacy} />
}

import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { contentContext } from '../../platform/load-context.ts'
import type { Route } from './+types/terms.route.ts'
import { LegalDocument } from './legal-document.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { pages, terms } = context.get(contentContext)
  return { page: pages['/terms'], terms }
}

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/terms', args.loaderData?.page)
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <LegalDocument page={loaderData.terms} />
}

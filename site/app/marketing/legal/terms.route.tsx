import { terms } from '@nokshi/content/legal.ts'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import type { Route } from './+types/terms.route.ts'
import { LegalDocument } from './legal-document.tsx'

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/terms')
}

export default function TermsRoute() {
  return <LegalDocument page={terms} />
}

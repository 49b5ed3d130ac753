import { terms } from '@nokshi/content/legal.ts'
import { knownCrumb } from '../../frame/known-crumb.ts'
import { knownPageMeta } from '../../frame/page-meta.ts'
import { breadcrumbs } from '../../frame/structured-data.ts'
import type { Route } from './+types/terms.route.ts'
import { LegalDocument } from './legal-document.tsx'

export function meta(args: Route.MetaArgs) {
  return [...knownPageMeta(args, '/terms', 'terms'), breadcrumbs(args, [knownCrumb('/terms')])]
}

export default function TermsRoute() {
  return <LegalDocument page={terms} />
}

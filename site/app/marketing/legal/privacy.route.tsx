import { privacy } from '@nokshi/content/legal.ts'
import { knownCrumb } from '../../frame/known-crumb.ts'
import { knownPageMeta } from '../../frame/page-meta.ts'
import { breadcrumbs } from '../../frame/structured-data.ts'
import type { Route } from './+types/privacy.route.ts'
import { LegalDocument } from './legal-document.tsx'

export function meta(args: Route.MetaArgs) {
  return [...knownPageMeta(args, '/privacy', 'privacy'), breadcrumbs(args, [knownCrumb('/privacy')])]
}

export default function PrivacyRoute() {
  return <LegalDocument page={privacy} />
}

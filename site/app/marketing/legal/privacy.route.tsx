import { privacy } from '@nokshi/content/legal.ts'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import type { Route } from './+types/privacy.route.ts'
import { LegalDocument } from './legal-document.tsx'

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/privacy')
}

export default function PrivacyRoute() {
  return <LegalDocument page={privacy} />
}

import { faqGroups } from '@nokshi/content/faq.ts'
import { pages, supportPage } from '@nokshi/content/pages.ts'
import dark from '../../../made/quilts/support-dark.svg?url'
import light from '../../../made/quilts/support-light.svg?url'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { faqPage } from '../../frame/structured-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/support.route.ts'
import { Questions } from './questions.tsx'
import './support.css'

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/support', faqPage(faqGroups))
}

export default function SupportRoute() {
  return (
    <>
      <PageHeader
        heading={pages['/support'].heading}
        lead={supportPage.intro}
        quilt={{ light, dark }}
        hang="start"
      >
        <ButtonLink to={supportPage.action.to}>{supportPage.action.label}</ButtonLink>
      </PageHeader>
      <Questions groups={faqGroups} />
    </>
  )
}

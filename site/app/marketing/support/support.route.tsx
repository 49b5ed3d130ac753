import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { faqPage } from '../../frame/structured-data.ts'
import { contentContext } from '../../platform/load-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/support.route.ts'
import { Questions } from './questions.tsx'
import './support.css'

export function loader({ context }: Route.LoaderArgs) {
  const { faqGroups, pages, supportPage } = context.get(contentContext)
  return { page: pages['/support'], supportPage, faqGroups }
}

export function meta(args: Route.MetaArgs) {
  const { page, faqGroups = [] } = args.loaderData ?? {}
  return listedPageMeta(args, '/support', page, faqPage(faqGroups))
}

export default function SupportRoute({ loaderData }: Route.ComponentProps) {
  const { page, supportPage, faqGroups } = loaderData
  const { intro, action } = supportPage
  return (
    <>
      <PageHeader heading={page.heading} lead={intro} quilt="support" hang="start">
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
      </PageHeader>
      <Questions groups={faqGroups} labels={supportPage} />
    </>
  )
}

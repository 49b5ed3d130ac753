import { ArrowLeft } from 'lucide-react'
import { pageMeta } from '../frame/page-meta.ts'
import { contentContext } from '../platform/load-context.ts'
import { postForm } from '../platform/post-form.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Quilt } from '../ui/pictures/themed-picture.tsx'
import type { Route } from './+types/start-project.route.ts'
import { ProjectRequestForm } from './project-request-form.tsx'
import { sendProjectRequest } from './send-project-request.ts'
import './start-project.css'

const PATH = '/start-project'

export function loader({ context }: Route.LoaderArgs) {
  const { pages, startProjectPage } = context.get(contentContext)
  return { page: pages[PATH], ...startProjectPage }
}

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args
  return loaderData ? pageMeta(args, { ...loaderData.page, path: PATH, share: 'start-project' }) : []
}

/** For the form of a visitor whose browser runs no scripts. */
export function action(args: Route.ActionArgs) {
  return postForm(args, (api, values) => sendProjectRequest(values, undefined, api))
}

export default function StartProjectRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, intro, back, descriptionHint } = loaderData
  return (
    <section className="start-project">
      <div className="start-project-words">
        <ButtonLink to={back.to} look="second" size="small">
          <ArrowLeft aria-hidden size={18} className="mirrored" />
          {back.label}
        </ButtonLink>
        <h1 className="display-1">{page.heading}</h1>
        <p className="lead">{intro}</p>
        <ProjectRequestForm hint={descriptionHint} action={PATH} answer={actionData} />
      </div>
      <Quilt className="start-project-quilt" drawing="quilts/start-project" fetchPriority="high" />
    </section>
  )
}

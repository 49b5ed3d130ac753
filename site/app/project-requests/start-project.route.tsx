import { pages, startProjectPage } from '@nokshi/content/pages.ts'
import { ArrowLeft } from 'lucide-react'
import dark from '../../made/quilts/start-project-dark.svg?url'
import light from '../../made/quilts/start-project-light.svg?url'
import { knownPageMeta } from '../frame/page-meta.ts'
import { postForm } from '../platform/post-form.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Quilt } from '../ui/pictures/themed-picture.tsx'
import type { Route } from './+types/start-project.route.ts'
import { ProjectRequestForm } from './project-request-form.tsx'
import { sendProjectRequest } from './send-project-request.ts'
import './start-project.css'

const PATH = '/start-project'

export function meta(args: Route.MetaArgs) {
  return knownPageMeta(args, PATH, 'start-project')
}

/** For the form of a visitor whose browser runs no scripts. */
export function action(args: Route.ActionArgs) {
  return postForm(args, (api, values) => sendProjectRequest(values, undefined, api))
}

export default function StartProjectRoute({ actionData }: Route.ComponentProps) {
  const { intro, back } = startProjectPage
  return (
    <section className="start-project">
      <div className="start-project-words">
        <ButtonLink to={back.to} look="second" size="small">
          <ArrowLeft aria-hidden size={18} className="start-project-back" />
          {back.label}
        </ButtonLink>
        <h1 className="display-1">{pages[PATH].heading}</h1>
        <p className="lead">{intro}</p>
        <ProjectRequestForm action={PATH} answer={actionData} />
      </div>
      <Quilt
        className="start-project-cloth"
        address={{ light, dark }}
        width={640}
        height={900}
        fetchPriority="high"
      />
    </section>
  )
}

import { aboutPage, pages } from '@nokshi/content/pages.ts'
import dark from '../../made/quilts/leaves-dark.svg?url'
import light from '../../made/quilts/leaves-light.svg?url'
import { knownPageMeta } from '../frame/page-meta.ts'
import { LeadForm } from '../leads/lead-form.tsx'
import { sendLead } from '../leads/send-lead.ts'
import { postForm } from '../platform/post-form.ts'
import { Quilt } from '../ui/pictures/themed-picture.tsx'
import type { Route } from './+types/about.route.ts'
import { TeamGrid } from './team-grid.tsx'
import './about.css'

const PATH = '/about'

export function meta(args: Route.MetaArgs) {
  return knownPageMeta(args, PATH, 'about')
}

/** For the form of a visitor whose browser runs no scripts. */
export function action(args: Route.ActionArgs) {
  return postForm(args, (api, values) => sendLead(values, undefined, api))
}

export default function AboutRoute({ actionData }: Route.ComponentProps) {
  const { heading, text } = aboutPage.form
  return (
    <>
      <section className="about">
        <h1 className="display-1">{pages[PATH].heading}</h1>
        <p className="lead">{aboutPage.intro}</p>
        <TeamGrid />
      </section>
      <section id="lead" className="lead-section below-fold">
        <Quilt className="lead-cloth" address={{ light, dark }} width={560} height={620} loading="lazy" />
        <div className="lead-block">
          <h2 className="display-1">{heading}</h2>
          <p>{text}</p>
        </div>
        <LeadForm action={`${PATH}#lead`} answer={actionData} />
      </section>
    </>
  )
}

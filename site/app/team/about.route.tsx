import { pageMeta } from '../frame/page-meta.ts'
import { LeadForm } from '../leads/lead-form.tsx'
import { sendLead } from '../leads/send-lead.ts'
import { contentContext } from '../platform/load-context.ts'
import { postForm } from '../platform/post-form.ts'
import { Quilt } from '../ui/pictures/themed-picture.tsx'
import type { Route } from './+types/about.route.ts'
import { cardsOf } from './card-pictures.ts'
import { TeamGrid } from './team-grid.tsx'
import './about.css'

const PATH = '/about'

export function loader({ context }: Route.LoaderArgs) {
  const { aboutPage, pages, team } = context.get(contentContext)
  return { page: pages[PATH], aboutPage, team: cardsOf(team) }
}

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args
  return loaderData ? pageMeta(args, { ...loaderData.page, path: PATH, share: 'about' }) : []
}

/** For the form of a visitor whose browser runs no scripts. */
export function action(args: Route.ActionArgs) {
  return postForm(args, (api, values) => sendLead(values, undefined, api))
}

export default function AboutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, aboutPage, team } = loaderData
  return (
    <>
      <section className="about">
        <h1 className="display-1">{page.heading}</h1>
        <p className="lead">{aboutPage.intro}</p>
        <TeamGrid team={team} call={aboutPage.callToAction} />
      </section>
      <section id="lead" className="lead-section below-fold">
        <Quilt className="lead-cloth" drawing="quilts/leaves" width={560} height={620} loading="lazy" />
        <div className="lead-block stack paper">
          <h2 className="display-1">{aboutPage.form.heading}</h2>
          <p>{aboutPage.form.text}</p>
        </div>
        <LeadForm title={aboutPage.form.cardTitle} action={`${PATH}#lead`} answer={actionData} />
      </section>
    </>
  )
}

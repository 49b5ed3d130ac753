import './about.css'
import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { LeadForm } from '../leads/lead-form.tsx'
import { sendLead } from '../leads/send-lead.ts'
import { contentContext } from '../platform/load-context.ts'
import { postForm } from '../platform/post-form.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Quilt } from '../ui/pictures/themed-picture.tsx'
import type { Route } from './+types/about.route.ts'
import { cardsOf } from './card-pictures.ts'
import { TeamCard } from './team-card.tsx'

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

/** As many as the first screen of a wide window shows. */
const IN_VIEW = 3

export default function AboutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, aboutPage, team } = loaderData
  const { heading, action } = aboutPage.callToAction
  return (
    <>
      <section className="about">
        <h1 className="display-1">{page.heading}</h1>
        <p className="lead">{aboutPage.intro}</p>
        <div className="team-grid column">
          {team.map((member, place) => (
            <TeamCard key={member.slug} member={member} heading="h2" isEager={place < IN_VIEW} />
          ))}
          <section className="team-call relative flex align-start between" aria-labelledby="team-call-heading">
            <h2 id="team-call-heading" className="display-2">
              {heading}
            </h2>
            <ButtonLink {...action} />
          </section>
        </div>
        {team.some((member) => member.isSample) && <p className="small soft above-24">{sampleNotes.team}</p>}
      </section>
      <section id="lead" className="lead-section relative below-fold">
        <Quilt className="lead-quilt" drawing="quilts/leaves" loading="lazy" />
        <div className="lead-block relative stack paper">
          <h2 className="display-1">{aboutPage.form.heading}</h2>
          <p>{aboutPage.form.text}</p>
        </div>
        <LeadForm title={aboutPage.form.cardTitle} action={`${PATH}#lead`} answer={actionData} />
      </section>
    </>
  )
}

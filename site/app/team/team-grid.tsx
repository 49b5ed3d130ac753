import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import type { AboutPage } from '@nokshi/contract/website/site-content.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { PicturedMember } from './card-pictures.ts'
import { TeamCard } from './team-card.tsx'
import './team-grid.css'

/** As many as the first screen of a wide window shows. */
const IN_VIEW = 3

interface TeamGridProps {
  team: PicturedMember[]
  call: AboutPage['callToAction']
}

export function TeamGrid({ team, call: { heading, action } }: TeamGridProps) {
  return (
    <>
      <div className="team-grid column">
        {team.map((member, place) => (
          <TeamCard key={member.slug} member={member} heading="h2" isEager={place < IN_VIEW} />
        ))}
        <section className="team-call flex" aria-labelledby="team-call-heading">
          <h2 id="team-call-heading" className="display-2">
            {heading}
          </h2>
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </section>
      </div>
      {team.some((member) => member.isSample) && <p className="small soft above-32">{sampleNotes.team}</p>}
    </>
  )
}

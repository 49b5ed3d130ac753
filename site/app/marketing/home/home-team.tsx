import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import type { HomePage } from '@nokshi/contract/website/site-content.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import './home-team.css'

type HomeTeamProps = HomePage['team'] & { hasSamples: boolean; children: ReactNode }

export function HomeTeam({ heading, action, hasSamples, children }: HomeTeamProps) {
  return (
    <section className="paper-section below-fold">
      <h2 className="home-team-heading display-1">{heading}</h2>
      <div className="home-team column">
        {children}
        <div className="home-team-more row">
          <ButtonLink to={action.to} look="second">
            {action.label}
          </ButtonLink>
          {hasSamples && <p className="small soft">{sampleNotes.team}</p>}
        </div>
      </div>
    </section>
  )
}

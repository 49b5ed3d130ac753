import { homePage } from '@nokshi/content/pages.ts'
import { sampleNotes } from '@nokshi/content/samples.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'

interface HomeTeamProps {
  /** True while one of the people is invented. */
  hasSamples: boolean
  /** The three cards. */
  children: ReactNode
}

export function HomeTeam({ hasSamples, children }: HomeTeamProps) {
  const { heading, action } = homePage.team
  return (
    <section className="paper-section">
      <h2 className="display-1 mb-12">{heading}</h2>
      <div className="home-team">
        {children}
        <div className="home-team-more">
          <ButtonLink to={action.to} look="second">
            {action.label}
          </ButtonLink>
          {hasSamples && <p className="text-small text-soft">{sampleNotes.team}</p>}
        </div>
      </div>
    </section>
  )
}

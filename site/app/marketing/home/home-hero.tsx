import type { HomePage } from '@nokshi/contract/website/site-content.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NeedleAndThread } from '../../ui/pictures/needle-and-thread.tsx'
import { Quilt } from '../../ui/pictures/themed-picture.tsx'
import './home-hero.css'

type HomeHeroProps = Pick<HomePage, 'heroLines' | 'heroText' | 'heroActions'>

export function HomeHero({ heroLines: lines, heroText, heroActions }: HomeHeroProps) {
  return (
    <div className="hero">
      <div className="hero-words">
        <h1 className="hero-heading display-hero">
          {lines.slice(0, -1).map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
          <span className="hero-last-line">
            {lines.at(-1)}
            <NeedleAndThread
              className="hero-thread"
              width={530}
              sewn="M4 21C60 14 130 25 250 18"
              loose="M250 18C306 14 372 6 378-32C382-62 338-62 338-30C340 6 396-6 428-10"
              needle="translate(424 -11) rotate(11)"
            />
          </span>
        </h1>
        <p className="hero-text lead">{heroText}</p>
        <div className="cluster">
          <ButtonLink to={heroActions.first.to}>{heroActions.first.label}</ButtonLink>
          <ButtonLink to={heroActions.second.to} look="second">
            {heroActions.second.label}
          </ButtonLink>
        </div>
      </div>
      <Quilt
        className="hero-quilt"
        drawing="quilts/hero-tall"
        narrow="quilts/hero-wide"
        width={640}
        height={980}
        fetchPriority="high"
      />
    </div>
  )
}

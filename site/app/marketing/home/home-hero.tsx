import { homePage } from '@nokshi/content/pages.ts'
import tallDark from '../../../made/quilts/hero-tall-dark.svg?url'
import tallLight from '../../../made/quilts/hero-tall-light.svg?url'
import wideDark from '../../../made/quilts/hero-wide-dark.svg?url'
import wideLight from '../../../made/quilts/hero-wide-light.svg?url'
import { ButtonLink } from '../../ui/button.tsx'
import { NeedleAndThread } from '../../ui/pictures/needle-and-thread.tsx'
import { Quilt } from '../../ui/pictures/themed-picture.tsx'
import './home-hero.css'

export function HomeHero() {
  const { heroLines, heroText, heroActions } = homePage
  return (
    <div className="hero">
      <div className="hero-words">
        <h1 className="hero-heading display-hero">
          {heroLines.slice(0, -1).map((line) => (
            <span key={line} className="hero-line">
              {line}{' '}
            </span>
          ))}
          <span className="hero-last-line">
            {heroLines.at(-1)}
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
        address={{ light: tallLight, dark: tallDark }}
        narrow={{ light: wideLight, dark: wideDark }}
        width={640}
        height={980}
        fetchPriority="high"
      />
    </div>
  )
}

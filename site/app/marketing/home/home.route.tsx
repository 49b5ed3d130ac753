import './home-hero.css'
import './home-services.css'
import './home-figures.css'
import './home-technologies.css'
import './home-team.css'
import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import type { Figure, HomePage, Service, TechnologyGroup } from '@nokshi/contract/website/site-content.ts'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '../../frame/page-meta.ts'
import { organization, website } from '../../frame/structured-data.ts'
import { contentContext } from '../../platform/load-context.ts'
import { cardsOf } from '../../team/card-pictures.ts'
import { TeamCard } from '../../team/team-card.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { NeedleAndThread } from '../../ui/pictures/needle-and-thread.tsx'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import { Quilt, ThemedPicture } from '../../ui/pictures/themed-picture.tsx'
import { StitchSwatch } from '../stitch-swatch.tsx'
import type { Route } from './+types/home.route.ts'

/** Only what this page shows of the long lists leaves the server. */
export function loader({ context }: Route.LoaderArgs) {
  const { brand, homePage, pages, services, team, technologyGroups } = context.get(contentContext)
  return {
    ...{ brand, homePage, technologyGroups, page: pages['/'] },
    services: services.map(({ slug, name, line, stitch, stitchName }) => ({
      ...{ slug, name, line, stitch, stitchName },
    })),
    // The founder, the video specialist and the design expert.
    members: cardsOf(team).slice(0, 3),
  }
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { loaderData } = args
  if (!loaderData) return []
  const { page, brand } = loaderData
  return [...pageMeta(args, { ...page, path: '/', share: 'home' }), organization(args, brand), website(args)]
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { homePage, technologyGroups, services, members } = loaderData
  return (
    <>
      <HomeHero {...homePage} />
      <HomeFigures figures={homePage.figures} />
      <HomeServices {...homePage.services} services={services} />
      <HomeTechnologies {...homePage.technologies} groups={technologyGroups} />
      <HomeTeam {...homePage.team} hasSamples={members.some((member) => member.isSample)}>
        {members.map((member) => (
          <TeamCard key={member.slug} member={member} />
        ))}
      </HomeTeam>
    </>
  )
}

type HomeHeroProps = Pick<HomePage, 'heroLines' | 'heroText' | 'heroActions'>

function HomeHero({ heroLines: lines, heroText, heroActions }: HomeHeroProps) {
  return (
    <div className="hero relative">
      <div className="hero-words relative">
        <h1 className="hero-heading display-hero">
          {lines.slice(0, -1).map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
          <span className="hero-last-line relative">
            {lines.at(-1)}
            <NeedleAndThread
              className="hero-thread mirrored"
              width={530}
              sewn="M4 21C60 14 130 25 250 18"
              loose="M250 18C306 14 372 6 378-32C382-62 338-62 338-30C340 6 396-6 428-10"
              needle="translate(424 -11) rotate(11)"
            />
          </span>
        </h1>
        <p className="hero-text lead">{heroText}</p>
        <div className="cluster">
          <ButtonLink {...heroActions.first} />
          <ButtonLink {...heroActions.second} look="second" />
        </div>
      </div>
      <Quilt className="hero-quilt" drawing="quilts/hero-tall" narrow="quilts/hero-wide" fetchPriority="high" />
    </div>
  )
}

type ListedService = Pick<Service, 'slug' | 'name' | 'line' | 'stitch' | 'stitchName'>

type HomeServicesProps = HomePage['services'] & { services: ListedService[] }

function HomeServices({ heading, text, services }: HomeServicesProps) {
  const sewn = services[1]
  return (
    <section className="home-services surface-section below-fold column">
      <div>
        <h2 className="display-1">{heading}</h2>
        <p className="soft above-24">{text}</p>
      </div>
      <div className="home-swatch from-1024" aria-hidden="true">
        {sewn && <StitchSwatch {...sewn} />}
      </div>
      <ul className="service-rows">
        {services.map(({ slug, name, line, stitch }) => (
          <li key={slug}>
            <Link to={`/services#${slug}`} className="service-row stack">
              <h3 className="service-row-name">{name}</h3>
              <p className="service-row-line small">{line}</p>
              <ArrowRight aria-hidden className="service-row-arrow mirrored" size={28} />
              <Stitch kind={stitch} className="service-row-stitch all-columns" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const pictures = {
  stitches: { drawing: 'figures/fifty-stitches', width: 476, height: 200 },
  boats: { drawing: 'figures/three-boats', width: 352, height: 160 },
  wheel: { drawing: 'figures/wheel-of-hours', width: 192, height: 192 },
} satisfies Record<Figure['picture'], object>

function HomeFigures({ figures }: { figures: Figure[] }) {
  return (
    <ul className="counts below-fold stack">
      {figures.map(({ value, label, caption, picture }) => (
        <li key={value} className={`count stack align-end gap-x-20 count-${picture}`}>
          <div className="count-picture">
            <ThemedPicture {...pictures[picture]} loading="lazy" />
          </div>
          <p className="count-value figures nowrap">{value}</p>
          <div>
            <p className="count-label strong">{label}</p>
            <p className="soft">{caption}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

type HomeTechnologiesProps = HomePage['technologies'] & { groups: TechnologyGroup[] }

function HomeTechnologies({ heading, text, groups }: HomeTechnologiesProps) {
  return (
    <section className="paper-section below-fold">
      <div className="care-words stack">
        <h2 className="display-1">{heading}</h2>
        <p className="lead soft">{text}</p>
      </div>
      <ul className="care-labels column gap-24">
        {groups.map(({ name, technologies }) => (
          <li key={name} className="care-label relative surface">
            <h3 className="display-3 below-16">{name}</h3>
            <ul className="stack gap-16">
              {technologies.map((technology) => (
                <li key={technology.name} className="care-line stack gap-x-16 items-baseline">
                  <span className="strong">{technology.name}</span>
                  <span className="small soft">{technology.use}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

type HomeTeamProps = HomePage['team'] & { hasSamples: boolean; children: ReactNode }

function HomeTeam({ heading, action, hasSamples, children }: HomeTeamProps) {
  return (
    <section className="paper-section below-fold">
      <h2 className="home-team-heading display-1">{heading}</h2>
      <div className="home-team column">
        {children}
        <div className="home-team-more row">
          <ButtonLink {...action} look="second" />
          {hasSamples && <p className="small soft">{sampleNotes.team}</p>}
        </div>
      </div>
    </section>
  )
}

import { pageMeta } from '../../frame/page-meta.ts'
import { organization, website } from '../../frame/structured-data.ts'
import { contentContext } from '../../platform/load-context.ts'
import { cardsOf } from '../../team/card-pictures.ts'
import { TeamCard } from '../../team/team-card.tsx'
import type { Route } from './+types/home.route.ts'
import { HomeFigures } from './home-figures.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeServices } from './home-services.tsx'
import { HomeTeam } from './home-team.tsx'
import { HomeTechnologies } from './home-technologies.tsx'

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

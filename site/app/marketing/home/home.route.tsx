import { services } from '@nokshi/content/services.ts'
import { team } from '@nokshi/content/team.ts'
import { knownPageMeta } from '../../frame/page-meta.ts'
import { organization, website } from '../../frame/structured-data.ts'
import { TeamCard } from '../../team/team-card.tsx'
import type { Route } from './+types/home.route.ts'
import { HomeFigures } from './home-figures.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeServices } from './home-services.tsx'
import { HomeTeam } from './home-team.tsx'
import { HomeTechnologies } from './home-technologies.tsx'

/** Only what this page shows of the long lists leaves the server. */
export function loader() {
  return {
    services: services.map(({ slug, name, line, stitch, stitchName }) => ({
      slug,
      name,
      line,
      stitch,
      stitchName,
    })),
    // The founder, the video specialist and the design expert.
    members: team.slice(0, 3),
  }
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return [...knownPageMeta(args, '/', 'home'), organization(args), website(args)]
}

export default function HomeRoute({ loaderData: { services, members } }: Route.ComponentProps) {
  return (
    <>
      <HomeHero />
      <HomeFigures />
      <HomeServices services={services} />
      <HomeTechnologies />
      <HomeTeam hasSamples={members.some((member) => member.isSample)}>
        {members.map((member) => (
          <TeamCard key={member.name} member={member} />
        ))}
      </HomeTeam>
    </>
  )
}

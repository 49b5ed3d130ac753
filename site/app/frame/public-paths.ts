import { privacy, terms } from '@nokshi/content/legal.ts'
import { caseStudies } from '@nokshi/content/portfolio.ts'

interface PublicPath {
  path: string
  /** ISO date; only where the content itself says so. */
  changedOn?: string
}

/** Every page that is the same for everybody and wants to be found. */
export const publicPaths: PublicPath[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/services' },
  { path: '/portfolio' },
  ...caseStudies.map(({ slug }) => ({ path: `/portfolio/${slug}` })),
  { path: '/products' },
  { path: '/testimonials' },
  { path: '/contact' },
  { path: '/support' },
  { path: '/start-project' },
  { path: '/privacy', changedOn: privacy.updatedOn },
  { path: '/terms', changedOn: terms.updatedOn },
]

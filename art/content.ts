import { pages as arabicPages } from '@nokshi/content/ar/pages.ts'
import { caseStudies as arabicCases } from '@nokshi/content/ar/portfolio.ts'
import { pages as banglaPages } from '@nokshi/content/bn/pages.ts'
import { caseStudies as banglaCases } from '@nokshi/content/bn/portfolio.ts'
import { brand, colours } from '@nokshi/content/brand.ts'
import { shortName } from '@nokshi/content/brand-names.ts'
import { pages } from '@nokshi/content/pages.ts'
import { caseStudies } from '@nokshi/content/portfolio.ts'
import { team } from '@nokshi/content/team.ts'
import { readLogos } from './logo-file.ts'

// All that pictures take from content/.

export { brand, colours, team }

export async function loadBrand() {
  const { name, banglaName } = brand
  return { name, shortName, banglaName, colours, ...(await readLogos(brand)) }
}

/** Those without a photograph, which have a drawn cover. */
export const drawnCases = caseStudies.flatMap(({ slug, cover }) =>
  'ground' in cover ? [{ slug, ground: cover.ground }] : [],
)

/** The words of the share pictures. */
export const languages = {
  en: { isRightToLeft: false, pages, caseStudies },
  bn: { isRightToLeft: false, pages: banglaPages, caseStudies: banglaCases },
  ar: { isRightToLeft: true, pages: arabicPages, caseStudies: arabicCases },
}

/** The quilt of each page that is shared; login, registration and the rest of the way in share one. */
export const sharedQuilts = {
  '/': 'hero-tall',
  '/about': 'about',
  '/services': 'services',
  '/portfolio': 'portfolio',
  '/products': 'products',
  '/testimonials': 'testimonials',
  '/contact': 'contact',
  '/support': 'support',
  '/privacy': 'leaves',
  '/terms': 'leaves',
  '/start-project': 'start-project',
} as const

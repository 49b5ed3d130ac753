import { brand, colours } from '@nokshi/content/brand.ts'
import { shortName } from '@nokshi/content/brand-names.ts'
import { pages } from '@nokshi/content/pages.ts'
import { type CaseStudy, caseStudies, type DrawnCover } from '@nokshi/content/portfolio.ts'
import { team } from '@nokshi/content/team.ts'

/** What a drawing shows of a case study. */
export interface DrawnCase extends Pick<CaseStudy, 'slug' | 'title'> {
  cover: DrawnCover
}

/** All that pictures and fonts take from content/: when one of these changes, they have to be drawn again. */
export const subjects = {
  brand: {
    name: brand.name,
    shortName,
    banglaName: brand.banglaName,
    logo: brand.logo,
    logoDark: brand.logoDark,
    icon: brand.icon,
  },
  colours,
  pages,
  cases: caseStudies.flatMap(({ slug, title, cover }): DrawnCase[] =>
    'motif' in cover ? [{ slug, title, cover }] : [],
  ),
  /** The names of the portraits, in the order of the team page. */
  portraits: team.map(({ slug }) => slug),
}

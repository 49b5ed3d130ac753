import { pages as arabicPages } from '@nokshi/content/ar/pages.ts'
import { caseStudies as arabicCases } from '@nokshi/content/ar/portfolio.ts'
import { pages as banglaPages } from '@nokshi/content/bn/pages.ts'
import { caseStudies as banglaCases } from '@nokshi/content/bn/portfolio.ts'
import { brand, colours } from '@nokshi/content/brand.ts'
import { shortName } from '@nokshi/content/brand-names.ts'
import { pages } from '@nokshi/content/pages.ts'
import { type CaseStudy, caseStudies, type DrawnCover } from '@nokshi/content/portfolio.ts'
import { team } from '@nokshi/content/team.ts'
import type { Language } from './type/typefaces.ts'

/** What a drawing shows of a case study. */
export interface DrawnCase extends Pick<CaseStudy, 'slug' | 'title'> {
  cover: DrawnCover
}

/** The words that pictures show, in each language. */
export interface DrawnWords {
  /** As Arabic is read. */
  isFromRight: boolean
  pages: typeof pages
  cases: DrawnCase[]
}

const words: Record<Language, DrawnWords> = {
  en: { isFromRight: false, pages, cases: drawnCases(caseStudies) },
  bn: { isFromRight: false, pages: banglaPages, cases: drawnCases(banglaCases) },
  ar: { isFromRight: true, pages: arabicPages, cases: drawnCases(arabicCases) },
}

function drawnCases(studies: CaseStudy[]) {
  return studies.flatMap(({ slug, title, cover }): DrawnCase[] =>
    'motif' in cover ? [{ slug, title, cover }] : [],
  )
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
  words,
  /** The names of the portraits, in the order of the team page. */
  portraits: team.map(({ slug }) => slug),
}

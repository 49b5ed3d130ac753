import { pages } from '@nokshi/content/pages.ts'
import { caseStudies } from '@nokshi/content/portfolio.ts'
import { pathIn, siteLanguages } from '@nokshi/contract/languages.ts'

/** For people who have an account. The studio does not look at what they do there. */
const accountPages = new Set([
  '/create-linkhub',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/account',
  '/dashboard',
])

const englishPages = [
  ...Object.keys(pages).filter((path) => !accountPages.has(path)),
  ...caseStudies.map(({ slug }) => `/portfolio/${slug}`),
]

/** Each language of a page is counted by itself: the studio wants to know who reads what. */
const sitePages = new Set(
  Object.values(siteLanguages).flatMap((language) => englishPages.map((path) => pathIn(language, path))),
)

/** The page of the site that this path leads to. Only these are counted: each path would be a row. */
export function findSitePage(path: string) {
  const page = path.replace(/(?<=.)\/$/, '')
  return sitePages.has(page) ? page : undefined
}

import { redirects } from '../redirects.ts'
import { type Content, listRepeated } from './everything.ts'
import { findBrokenLinks } from './find-broken-links.ts'
import { findMissing } from './find-missing.ts'
import { findRedirectErrors } from './find-redirect-errors.ts'
import { findBrokenReferences } from './find-references.ts'

/** What would break a page or lead a visitor nowhere, one sentence each. The build stops at these only. */
export function findErrors(content: Content): string[] {
  const missing = findMissing(content)
  // The others read these fields.
  if (missing.length > 0) return missing
  return [
    ...findWrongSlugs(content),
    ...findBrokenReferences(content),
    ...findBrokenLinks(content),
    ...findWrongRedirects(content),
  ]
}

function findWrongRedirects({ pages, portfolio }: Content) {
  const studies = portfolio.caseStudies.map(({ slug }) => `/portfolio/${slug}`)
  return findRedirectErrors(redirects, [...Object.keys(pages.pages), ...studies])
}

/** Slugs are addresses and names of files: each is there once, and in letters that every address takes. */
export function findWrongSlugs({ faq, legal, portfolio, products, services, team, testimonials }: Content) {
  const questions = faq.faqGroups.flatMap((group) => [group.id, ...group.questions.map(({ id }) => id)])
  const lists: [string, string[]][] = [
    ['team.ts', slugsOf(team.team)],
    ['services.ts', slugsOf(services.services)],
    ['portfolio.ts', slugsOf(portfolio.caseStudies)],
    ['products.ts', slugsOf(products.products)],
    ['testimonials.ts', slugsOf(testimonials.testimonials)],
    ['faq.ts', questions],
    ['legal.ts (privacy)', legal.privacy.sections.map(({ id }) => id)],
    ['legal.ts (terms)', legal.terms.sections.map(({ id }) => id)],
  ]
  return lists.flatMap(([module, slugs]) => [
    ...listRepeated(slugs).map(
      (slug) => `content/${module}: two entries are called ${slug}; rename one of them.`,
    ),
    ...slugs
      .filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      .map((slug) => `content/${module}: ${slug} is no slug; use small letters, figures and single hyphens.`),
  ])
}

function slugsOf(entries: { slug: string }[]) {
  return entries.map(({ slug }) => slug)
}

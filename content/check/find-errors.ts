import { redirects } from '../redirects.ts'
import type { Content } from './everything.ts'
import { findBrokenLinks } from './find-broken-links.ts'
import { findMissing } from './find-missing.ts'
import { findRedirectErrors } from './find-redirect-errors.ts'
import { findBrokenReferences } from './find-references.ts'
import { findWrongSlugs } from './find-slugs.ts'

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

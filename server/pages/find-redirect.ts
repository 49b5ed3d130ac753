import { pathIn, type SiteLanguage } from '@nokshi/contract/languages.ts'
import { keyOf } from '@nokshi/contract/website/redirect-rules.ts'
import type { Redirect } from '@nokshi/contract/website/site-content.ts'

/**
 * Answers where a request for a path without a page leads on: to what took the place of an address of the
 * old site, or to the page that is written in small letters, in the language of the path. The query comes
 * along: it may name a campaign, or hold the token of a mailed link.
 */
export function findRedirect(
  redirects: Redirect[],
  isPage: (path: string) => boolean,
  path: string,
  url: string,
  language: SiteLanguage,
): string | undefined {
  const key = keyOf(path)
  const known = redirects.find(({ from }) => keyOf(from) === key)?.to
  if (known !== undefined) return asHeader(withQuery(inLanguage(known, language), url.slice(path.length)))
  const page = pathIn(language, key)
  return page !== path && isPage(page) ? withQuery(page, url.slice(path.length)) : undefined
}

/** A target that names a language itself keeps it. */
function inLanguage(target: string, language: SiteLanguage) {
  return /^\/(?!(?:bn|ar)(?:[/?#]|$))/.test(target) ? pathIn(language, target) : target
}

function withQuery(target: string, query: string) {
  if (query === '' || target.includes('?')) return target
  const [page = '', part] = target.split('#', 2)
  return `${page}${query}${part === undefined ? '' : `#${part}`}`
}

/** A header holds no letters but Latin ones: the others are written with percent signs. */
function asHeader(target: string) {
  const { origin, href } = new URL(target, OWN)
  return origin === OWN ? href.slice(OWN.length) : href
}

const OWN = 'http://own.invalid'

import type { Redirect } from '@nokshi/contract/website/site-content.ts'

/**
 * Answers where a request for a path without a page leads on: to what took the place of an address of the
 * old site, or to the page that is written in small letters. The query comes along: it may name a campaign,
 * or hold the token of a mailed link.
 */
export function findRedirect(
  redirects: Redirect[],
  isPage: (path: string) => boolean,
  path: string,
  url: string,
): string | undefined {
  const key = keyOf(path)
  const known = redirects.find(({ from }) => keyOf(from) === key)?.to
  const target = known ?? (key !== path && isPage(key) ? key : undefined)
  return target === undefined ? undefined : withQuery(target, url.slice(path.length))
}

function withQuery(target: string, query: string) {
  if (query === '' || target.includes('?')) return target
  const [page = '', part] = target.split('#', 2)
  return `${page}${query}${part === undefined ? '' : `#${part}`}`
}

function keyOf(path: string) {
  return path.toLowerCase().replace(/(?<=.)\/$/, '')
}

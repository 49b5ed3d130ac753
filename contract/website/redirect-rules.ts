import type { Reason } from '../problem.ts'
import { isOwnPath } from './addresses.ts'
import { pageAddresses } from './pages.ts'

interface Redirect {
  id: string
  from: string
  to: string
}

/** Addresses that are taken by creators, the CRM, the API, and the files of the site. */
const TAKEN =
  /^\/(?:hub|crm|report|api|go|images|cards|assets|send-email|healthz|readyz|metrics|\.well-known|hub-sitemaps)(?:\/|$)/
const OTHER_PAGES = [
  ...['/create-linkhub', '/login', '/register', '/forgot-password', '/reset-password', '/verify-email'],
  ...['/account', '/dashboard'],
  ...['/robots.txt', '/sitemap.xml', '/hub-sitemap.xml', '/site.webmanifest', '/favicon.ico'],
  ...['/dashboard.webmanifest', '/dashboard-worker.js'],
]

/** Redirects that lead nowhere, in a circle, by a detour, away from a page or from the site, by their ids. */
export function findRedirectErrors(redirects: Redirect[], studies: string[], hosts: string[]) {
  // Of two with one address the first counts.
  const first = new Map(redirects.toReversed().map((redirect) => [keyOf(redirect.from), redirect]))
  const known = pagesWith(studies)
  const errors = new Map<string, Reason>()
  for (const redirect of redirects) {
    const { id, from } = redirect
    const isSecond = first.get(keyOf(from)) !== redirect
    const error = isSecond
      ? { code: 'redirect-twice', params: { from } }
      : (findSourceError(from, known) ?? findTargetError(redirect, first, known, hosts))
    if (error) errors.set(id, error)
  }
  return errors
}

function pagesWith(studies: string[]) {
  return new Set<string>([...Object.values(pageAddresses), ...OTHER_PAGES, ...studies.map(studyAddress)])
}

/** Whether a path of this site leads anywhere: to a page, a redirect, or what the product answers itself. */
export function createLinkCheck(redirects: Pick<Redirect, 'from'>[], studies: string[]) {
  const known = pagesWith(studies)
  const sources = new Set(redirects.map(({ from }) => keyOf(from)))
  return (to: string) => known.has(keyOf(to)) || sources.has(keyOf(to)) || TAKEN.test(keyOf(to))
}

export function studyAddress(slug: string) {
  return `/portfolio/${slug}`
}

function findSourceError(from: string, known: Set<string>): Reason | undefined {
  if (!isOwnPath(from) || /[?#]/.test(from)) return { code: 'redirect-not-a-path', params: { from } }
  if (known.has(keyOf(from))) return { code: 'redirect-from-page', params: { from } }
  return TAKEN.test(keyOf(from)) ? { code: 'redirect-from-product', params: { from } } : undefined
}

function findTargetError(
  { from, to }: Redirect,
  first: Map<string, Redirect>,
  known: Set<string>,
  hosts: string[],
): Reason | undefined {
  if (!isOwnPath(to)) {
    const host = URL.parse(to)?.host
    return host !== undefined && hosts.includes(host) ? undefined : { code: 'redirect-away', params: { to } }
  }
  if (known.has(pathOf(to))) return undefined
  const next = first.get(keyOf(to))?.to
  if (next === undefined) return { code: 'redirect-nowhere', params: { to } }
  if (leadsBack(from, first)) return { code: 'redirect-circle', params: { from, to } }
  return { code: 'redirect-chain', params: { from, to, next } }
}

function leadsBack(from: string, first: Map<string, Redirect>) {
  const seen = new Set<string>()
  for (let at = keyOf(from); !seen.has(at); ) {
    seen.add(at)
    const next = first.get(at)?.to
    if (next === undefined) return false
    at = keyOf(next)
  }
  return true
}

/** Without what follows it, and without the language, whose pages are the same. */
function pathOf(address: string) {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return path.replace(/^\/(?:bn|ar)(?=\/|$)/, '') || '/'
}

/** As requests are compared: `/আমাদের-দল` and what browsers make of it are one address. */
export function keyOf(address: string) {
  return decode(pathOf(address))
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
}

function decode(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
